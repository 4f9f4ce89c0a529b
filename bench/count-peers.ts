import { createRequire } from "node:module";
import { InstantRunoff, utils, Schulze as VotesSchulze } from "votes";

/** One ballot for everybody who counts: candidates by their place, the best first. */
export type PlainBallot = readonly number[];

/** What another package makes of the ballots; `prepare` gives them the form that it takes, and is not measured. */
export interface Peer {
  readonly method: "schulze" | "irv" | "scottish-stv";
  readonly name: string;
  readonly prepare: (ballots: readonly PlainBallot[], candidates: readonly string[]) => () => unknown;
}

interface Caritat {
  readonly Election: new (config: { candidates: readonly string[] }) => { readonly ballots: unknown[] };
  readonly Ballot: new (votes: readonly string[], count?: number) => unknown;
  readonly irv: (election: unknown) => string;
  readonly stv: { readonly meek: (election: unknown, config: { readonly seats: number }) => unknown };
  readonly condorcet: { readonly schulze: (election: unknown) => readonly string[] };
}

interface Condorcet {
  readonly Schulze: new (candidates: Set<string>) => { addBallot(ballot: Map<string, number>): number; rank(): string[] };
}

const require = createRequire(import.meta.url);
const caritat = require("caritat") as Caritat;
const { Schulze: CondorcetSchulze } = require("condorcet") as Condorcet;

const named = (ballots: readonly PlainBallot[], candidates: readonly string[]) =>
  ballots.map((ballot) => ballot.map((place) => candidates[place] as string));

function caritatElection(ballots: readonly PlainBallot[], candidates: readonly string[]) {
  const election = new caritat.Election({ candidates });
  for (const votes of named(ballots, candidates)) election.ballots.push(new caritat.Ballot(votes));
  return election;
}

function votesBallots(ballots: readonly PlainBallot[], candidates: readonly string[]) {
  return named(ballots, candidates).map((ranking) => ({ ranking: ranking.map((name) => [name]), weight: 1 }));
}

/** Each package by the way that its own documentation shows; its STV is Meek's for want of another. */
export const peers: readonly Peer[] = [
  {
    method: "schulze",
    name: "votes",
    prepare(ballots, candidates) {
      const given = { ballots: votesBallots(ballots, candidates), candidates: [...candidates] };
      return () => new VotesSchulze(utils.matrixFromBallots(given.ballots, given.candidates)).ranking();
    },
  },
  {
    method: "schulze",
    name: "condorcet",
    prepare(ballots, candidates) {
      const counting = new CondorcetSchulze(new Set(candidates));
      for (const votes of named(ballots, candidates)) counting.addBallot(new Map(votes.map((name, rank) => [name, rank + 1])));
      return () => counting.rank();
    },
  },
  {
    method: "schulze",
    name: "caritat",
    prepare(ballots, candidates) {
      const election = caritatElection(ballots, candidates);
      return () => caritat.condorcet.schulze(election);
    },
  },
  {
    method: "irv",
    name: "caritat",
    prepare(ballots, candidates) {
      const election = caritatElection(ballots, candidates);
      return () => caritat.irv(election);
    },
  },
  {
    method: "irv",
    name: "votes",
    prepare(ballots, candidates) {
      const given = { ballots: votesBallots(ballots, candidates), candidates: [...candidates] };
      return () => new InstantRunoff(given).ranking();
    },
  },
  {
    method: "scottish-stv",
    name: "caritat (Meek)",
    prepare(ballots, candidates) {
      const election = caritatElection(ballots, candidates);
      return () => caritat.stv.meek(election, { seats: 3 });
    },
  },
];
