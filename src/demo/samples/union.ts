import type { Sample } from "#demo/sample.ts";

const HOUR = 3_600_000;

/** A professional union on the eve of its general assembly: texts to put to the vote, mandates to give, help between members. */
export const union: Sample = {
  key: "union",
  name: { en: "Union of Independent Translators", fr: "Syndicat des traducteurs indépendants" },
  zone: "Europe/Paris",
  rooms: [
    { room: "general", name: { en: "general", fr: "général" } },
    { room: "assembly", name: { en: "assembly", fr: "assemblée" } },
    { room: "help", name: { en: "help", fr: "entraide" } },
  ],
  announcements: "general",
  people: [
    {
      user: "claire",
      name: "Claire Montel",
      about: { en: "secretary, runs the votes", fr: "secrétaire, conduit les votes" },
      standing: "member",
      roles: ["secretary"],
      locale: "fr",
    },
    {
      user: "david",
      name: "David Brun",
      about: { en: "member, literary translation", fr: "adhérent, traduction littéraire" },
      standing: "member",
      roles: [],
      locale: "fr",
    },
    {
      user: "wendy",
      name: "Wendy Marsh",
      about: { en: "member, technical texts", fr: "adhérente, textes techniques" },
      standing: "member",
      roles: [],
      locale: "en",
    },
    {
      user: "yann",
      name: "Yann Le Goff",
      about: { en: "represents the western section", fr: "représente la section Ouest" },
      standing: "member",
      roles: ["representative"],
      locale: "fr",
    },
    {
      user: "farid",
      name: "Farid Amrani",
      about: { en: "organises meetings", fr: "organise les réunions" },
      standing: "member",
      roles: ["organizer"],
      locale: "fr",
    },
    {
      user: "greta",
      name: "Greta Lindqvist",
      about: { en: "volunteer, knows contracts", fr: "bénévole, connaît les contrats" },
      standing: "member",
      roles: ["volunteer"],
      locale: "en",
    },
    {
      user: "odile",
      name: "Odile Sarrazin",
      about: { en: "chairs the union", fr: "préside le syndicat" },
      standing: "member",
      roles: ["admin"],
      locale: "fr",
    },
    {
      user: "bruno",
      name: "Bruno Keller",
      about: { en: "guest, thinks of joining", fr: "de passage, pense adhérer" },
      standing: "guest",
      roles: [],
      locale: "fr",
    },
  ],
  steps: [
    {
      as: "farid",
      ago: 21,
      line: {
        en: '/gathering new title:"General assembly" start:"{+1d 14:00}" duration:3h place:"Labour exchange, room 4, and online" kind:meeting audience:members description:"Agenda: activity report, minimum rates, mandate to negotiate with the publishers, any other business."',
        fr: '/rencontre nouvelle titre:"Assemblée générale ordinaire" début:"{+1d 14:00}" durée:3h lieu:"Bourse du travail, salle 4, et en ligne" genre:réunion public:adhérents description:"Ordre du jour : rapport d’activité, tarifs planchers, mandat pour négocier avec les éditeurs, questions diverses."',
      },
    },
    { as: "claire", ago: 18, line: { en: "/gathering join G1", fr: "/rencontre participer G1" } },
    { as: "yann", line: { en: "/gathering join G1", fr: "/rencontre participer G1" } },
    { as: "greta", ago: 10, line: { en: "/gathering join G1", fr: "/rencontre participer G1" } },
    {
      as: "claire",
      room: "assembly",
      ago: 15,
      line: {
        en: '/motion propose title:"Activity report" text:"The assembly approves the activity report of the past year." majority:cast>1/2',
        fr: '/resolution proposer titre:"Rapport d’activité" texte:"L’assemblée approuve le rapport d’activité de l’année écoulée." majorité:exprimés>1/2',
      },
    },
    {
      as: "claire",
      room: "assembly",
      line: {
        en: '/motion propose title:"Mandate to negotiate with the publishers" text:"The assembly gives the board a mandate to negotiate a framework agreement on translation contracts with the publishers’ association: rates, deadlines of payment, credit of the translator. The board reports back within six months." majority:cast>=2/3',
        fr: '/resolution proposer titre:"Mandat pour négocier avec les éditeurs" texte:"L’assemblée donne mandat au conseil pour négocier avec le groupement des éditeurs une convention-cadre sur les contrats de traduction : tarifs, délais de paiement, mention du traducteur. Le conseil rend compte sous six mois." majorité:exprimés>=2/3',
      },
    },
    {
      as: "claire",
      room: "assembly",
      line: {
        en: '/motion propose title:"Confidence in the board" text:"The assembly expresses its confidence in the board." secret:yes closes:"{+2d 18:00}"',
        fr: '/resolution proposer titre:"Confiance au conseil" texte:"L’assemblée exprime sa confiance au conseil." secret:oui clôture:"{+2d 18:00}"',
      },
    },
    { as: "claire", room: "assembly", ago: 1, line: { en: "/motion open M1", fr: "/resolution ouvrir M1" } },
    { as: "yann", room: "assembly", line: { en: "/vote M1 for", fr: "/vote M1 pour" } },
    { as: "farid", room: "assembly", line: { en: "/vote M1 for", fr: "/vote M1 pour" } },
    {
      as: "greta",
      room: "help",
      line: {
        en: "/aid volunteer categories:contracts,invoices languages:en,fr,sv",
        fr: "/entraide bénévole catégories:contrats,factures langues:en,fr,sv",
      },
    },
    {
      as: "wendy",
      room: "help",
      line: {
        en: '/aid ask category:contracts urgency:week about:"An agency wants me to sign away all my rights for a flat fee. Could somebody read the contract with me?"',
        fr: '/entraide demander catégorie:contrats urgence:"cette semaine" objet:"Une agence veut que je cède tous mes droits pour un forfait. Quelqu’un peut-il relire le contrat avec moi ?"',
      },
    },
  ],
  tries: [
    {
      part: "gathering",
      title: { en: "David says that he will attend the assembly", fr: "David annonce sa présence à l’assemblée" },
      as: "david",
      line: { en: "/gathering join G1", fr: "/rencontre participer G1" },
    },
    {
      part: "gathering",
      title: { en: "Bruno, a guest, tries to register", fr: "Bruno, de passage, tente de s’inscrire" },
      as: "bruno",
      line: { en: "/gathering join G1", fr: "/rencontre participer G1" },
    },
    {
      part: "motion",
      title: { en: "Claire opens the vote on the mandate", fr: "Claire ouvre le vote sur le mandat" },
      as: "claire",
      room: "assembly",
      line: { en: '/motion open M2 closes:"{+2d 18:00}"', fr: '/resolution ouvrir M2 clôture:"{+2d 18:00}"' },
    },
    {
      part: "motion",
      title: { en: "David votes for", fr: "David vote pour" },
      as: "david",
      room: "assembly",
      line: { en: "/vote M2 for", fr: "/vote M2 pour" },
    },
    {
      part: "motion",
      title: { en: "Wendy votes against", fr: "Wendy vote contre" },
      as: "wendy",
      room: "assembly",
      line: { en: "/vote M2 against", fr: "/vote M2 contre" },
    },
    {
      part: "motion",
      title: { en: "Claire opens the secret vote of confidence", fr: "Claire ouvre le vote secret de confiance" },
      as: "claire",
      room: "assembly",
      line: { en: "/motion open M3", fr: "/resolution ouvrir M3" },
    },
    {
      part: "motion",
      title: { en: "Greta votes in secret and gets a receipt", fr: "Greta vote en secret et reçoit un reçu" },
      as: "greta",
      room: "assembly",
      line: { en: "/vote M3 for", fr: "/vote M3 pour" },
    },
    {
      part: "motion",
      title: { en: "Three days pass: the votes close by themselves", fr: "Trois jours passent : les votes se closent d’eux-mêmes" },
      turn: 72 * HOUR,
    },
    {
      part: "aid",
      title: { en: "Greta takes on Wendy’s request", fr: "Greta prend en charge la demande de Wendy" },
      as: "greta",
      room: "help",
      line: { en: "/aid claim R1", fr: "/entraide prendre R1" },
    },
    {
      part: "aid",
      title: { en: "Greta says that it is done", fr: "Greta dit que c’est fait" },
      as: "greta",
      room: "help",
      line: { en: "/aid done R1", fr: "/entraide terminé R1" },
    },
  ],
};
