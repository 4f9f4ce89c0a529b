import type { Shard } from "discord.js";
import type { Log } from "#kernel/log.ts";
import { startProblem } from "./discord-problem.ts";
import { restOptions } from "./gateway.ts";
import type { GatewayInfo } from "./identify.ts";
import { UNDIVIDED_SERVERS } from "./limits.ts";

/** Servers for which Discord advises one part each (Gateway, Sharding). */
const SERVERS_A_PART = 1_000;

/** In how many parts the connection should be divided: 1 up to 2,000 servers, then as Discord advises. Throws a `DiscordProblem`. */
export async function partsNeeded(token: string, apiUrl: string | null): Promise<number> {
  const library = await import("discord.js");
  try {
    const { shards } = (await new library.REST(restOptions(library, apiUrl)).setToken(token).get("/gateway/bot")) as GatewayInfo;
    return shards * SERVERS_A_PART <= UNDIVIDED_SERVERS ? 1 : shards;
  } catch (error) {
    throw startProblem(error);
  }
}

/** What is divided: the program of each part, and how many there are. */
export interface Dividing {
  readonly file: string;
  readonly args: readonly string[];
  readonly token: string;
  readonly parts: number;
  readonly log: Log;
  /** A part has ended by itself: the whole is stopped, so that whatever runs Parvis starts it again with a pause. */
  readonly ended: () => void;
}

/** Runs each part of the connection in a process of its own, by the library's own manager. Resolves when all are connected. */
export async function divide({ file, args, token, parts, log, ended }: Dividing): Promise<{ readonly stop: () => Promise<void> }> {
  const { ShardingManager } = await import("discord.js");
  const manager = new ShardingManager(file, {
    token,
    totalShards: parts,
    mode: "process",
    respawn: false,
    shardArgs: [...args],
    execArgv: process.execArgv,
  });
  let stopping = false;
  manager.on("shardCreate", (shard: Shard) => {
    shard.on("death", () => {
      if (stopping) return;
      log.error({ shard: shard.id }, "a part of the connection has ended");
      ended();
    });
  });
  await manager.spawn({ amount: parts, delay: 0, timeout: 120_000 });
  return {
    async stop() {
      stopping = true;
      const gone = [...manager.shards.values()].map((shard) => {
        const { promise, resolve } = Promise.withResolvers<void>();
        const { process: child } = shard;
        if (child === null || child.exitCode !== null) resolve();
        else child.once("exit", () => resolve());
        child?.kill("SIGTERM");
        return promise;
      });
      await Promise.all(gone);
    },
  };
}
