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
      as: "claire",
      ago: 18,
      line: {
        en: '/assembly convene title:"General assembly" start:"{+1d 14:00}" place:"Labour exchange, room 4" quorum:1/3 proxies:2 second:none',
        fr: '/assemblee convoquer titre:"Assemblée générale" début:"{+1d 14:00}" lieu:"Bourse du travail, salle 4" quorum:1/3 pouvoirs:2 seconde:aucun',
      },
    },
    {
      as: "claire",
      room: "assembly",
      ago: 15,
      line: {
        en: '/motion propose title:"Activity report" text:"The assembly approves the activity report of the past year." assembly:A1 majority:cast>1/2',
        fr: '/resolution proposer titre:"Rapport d’activité" texte:"L’assemblée approuve le rapport d’activité de l’année écoulée." assemblée:A1 majorité:exprimés>1/2',
      },
    },
    {
      as: "claire",
      room: "assembly",
      line: {
        en: '/motion propose title:"Mandate to negotiate with the publishers" text:"The assembly gives the board a mandate to negotiate a framework agreement on translation contracts with the publishers’ association: rates, deadlines of payment, credit of the translator. The board reports back within six months." assembly:A1 majority:cast>=2/3',
        fr: '/resolution proposer titre:"Mandat pour négocier avec les éditeurs" texte:"L’assemblée donne mandat au conseil pour négocier avec le groupement des éditeurs une convention-cadre sur les contrats de traduction : tarifs, délais de paiement, mention du traducteur. Le conseil rend compte sous six mois." assemblée:A1 majorité:exprimés>=2/3',
      },
    },
    {
      as: "claire",
      room: "assembly",
      line: {
        en: '/motion propose title:"Confidence in the board" text:"The assembly expresses its confidence in the board." assembly:A1 secret:yes',
        fr: '/resolution proposer titre:"Confiance au conseil" texte:"L’assemblée exprime sa confiance au conseil." assemblée:A1 secret:oui',
      },
    },
    {
      as: "farid",
      ago: 6,
      line: {
        en: '/gathering new title:"Contract clinic" start:"{+6d 18:30}" duration:2h place:"Library, first floor" kind:workshop capacity:8 description:"Bring a contract that you were offered; we read it together, clause by clause."',
        fr: '/rencontre nouvelle titre:"Atelier contrats" début:"{+6d 18:30}" durée:2h lieu:"Bibliothèque, premier étage" genre:atelier capacité:8 description:"Apportez un contrat qui vous est proposé ; nous le lisons ensemble, clause par clause."',
      },
    },
    { as: "greta", ago: 4, line: { en: "/gathering join G1", fr: "/rencontre participer G1" } },
    {
      as: "yann",
      ago: 2,
      room: "assembly",
      line: { en: '/assembly proxy A1 to:"David Brun"', fr: '/assemblee pouvoir A1 à:"David Brun"' },
    },
    {
      as: "wendy",
      ago: 5,
      line: {
        en: '/need submit title:"Legal protection" text:"Shared insurance for disputes with clients who do not pay."',
        fr: '/besoin soumettre titre:"Protection juridique" texte:"Une assurance partagée pour les litiges avec des clients qui ne paient pas."',
      },
    },
    { as: "david", ago: 4, line: { en: "/need support N1", fr: "/besoin soutenir N1" } },
    {
      as: "farid",
      ago: 3,
      line: {
        en: '/campaign start title:"Thirty days" demand:"Invoices are paid within thirty days." goal:50 threshold:3 pledge:"I refuse longer terms"',
        fr: '/campagne lancer titre:"Trente jours" revendication:"Les factures sont payées sous trente jours." objectif:50 seuil:3 engagement:"Je refuse des délais plus longs"',
      },
    },
    {
      as: "odile",
      line: {
        en: '/parvis settings categories:"contracts, invoices, defence, health, training, equipment"',
        fr: '/parvis réglages catégories:"contrats, factures, défense, santé, formation, matériel"',
      },
    },
    {
      as: "greta",
      room: "help",
      ago: 1,
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
      title: { en: "David joins the contract clinic", fr: "David s’inscrit à l’atelier contrats" },
      as: "david",
      line: { en: "/gathering join G1", fr: "/rencontre participer G1" },
    },
    {
      part: "gathering",
      title: { en: "Bruno, a guest, joins too", fr: "Bruno, de passage, s’inscrit aussi" },
      as: "bruno",
      line: { en: "/gathering join G1", fr: "/rencontre participer G1" },
    },
    {
      part: "motion",
      title: { en: "The hour of the assembly comes", fr: "L’heure de l’assemblée arrive" },
      turn: 38 * HOUR,
    },
    {
      part: "motion",
      title: { en: "David signs the attendance sheet", fr: "David émarge" },
      as: "david",
      room: "assembly",
      line: { en: "/assembly attend A1", fr: "/assemblee émarger A1" },
    },
    {
      part: "motion",
      title: { en: "Wendy signs too", fr: "Wendy émarge aussi" },
      as: "wendy",
      room: "assembly",
      line: { en: "/assembly attend A1", fr: "/assemblee émarger A1" },
    },
    {
      part: "motion",
      title: { en: "Claire opens the assembly", fr: "Claire ouvre l’assemblée" },
      as: "claire",
      room: "assembly",
      line: { en: "/assembly open A1", fr: "/assemblee ouvrir A1" },
    },
    {
      part: "motion",
      title: { en: "Claire opens the vote on the mandate", fr: "Claire ouvre le vote sur le mandat" },
      as: "claire",
      room: "assembly",
      line: { en: "/motion open M2", fr: "/resolution ouvrir M2" },
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
      title: { en: "David votes for Yann, whose proxy he holds", fr: "David vote pour Yann, dont il détient le pouvoir" },
      as: "david",
      room: "assembly",
      line: { en: '/vote M2 for as:"Yann Le Goff"', fr: '/vote M2 pour pour:"Yann Le Goff"' },
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
      title: { en: "Claire closes the vote", fr: "Claire clôt le vote" },
      as: "claire",
      room: "assembly",
      line: { en: "/motion close M2 confirm:yes", fr: "/resolution clore M2 confirmer:oui" },
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
