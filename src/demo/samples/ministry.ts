import type { Sample } from "#demo/sample.ts";

const HOUR = 3_600_000;

/** A religious ministry: four meetings a week, a seminar, and help for those who have little. */
export const ministry: Sample = {
  key: "ministry",
  name: { en: "House of the Good Measure", fr: "Maison de la Bonne Mesure" },
  zone: "Europe/Paris",
  rooms: [
    { room: "general", name: { en: "general", fr: "général" } },
    { room: "teaching", name: { en: "teaching", fr: "enseignement" } },
    { room: "help", name: { en: "help", fr: "entraide" } },
  ],
  announcements: "general",
  people: [
    {
      user: "esther",
      name: "Esther Nguema",
      about: { en: "organises the meetings", fr: "organise les rencontres" },
      standing: "member",
      roles: ["organizer"],
      locale: "fr",
    },
    {
      user: "jonas",
      name: "Jonas Perrin",
      about: { en: "responsible for the ministry", fr: "responsable du ministère" },
      standing: "member",
      roles: ["admin"],
      locale: "fr",
    },
    {
      user: "miriam",
      name: "Miriam Adler",
      about: { en: "volunteer, north side", fr: "bénévole, quartier nord" },
      standing: "member",
      roles: ["volunteer"],
      locale: "en",
    },
    {
      user: "theo",
      name: "Théo Rakoto",
      about: { en: "volunteer, drives and cooks", fr: "bénévole, conduit et cuisine" },
      standing: "member",
      roles: ["volunteer"],
      locale: "fr",
    },
    {
      user: "grace",
      name: "Grace Mensah",
      about: { en: "secretary", fr: "secrétaire" },
      standing: "member",
      roles: ["secretary"],
      locale: "en",
    },
    {
      user: "luc",
      name: "Luc Ferrand",
      about: { en: "representative, speaks for the seminars", fr: "représentant, annonce les séminaires" },
      standing: "member",
      roles: ["representative"],
      locale: "fr",
    },
    {
      user: "nadia",
      name: "Nadia Benoît",
      about: { en: "member", fr: "membre" },
      standing: "member",
      roles: [],
      locale: "fr",
    },
    {
      user: "peter",
      name: "Peter Quinn",
      about: { en: "guest, in a hard month", fr: "de passage, un mois difficile" },
      standing: "guest",
      roles: [],
      locale: "en",
    },
  ],
  steps: [
    {
      as: "esther",
      ago: 8,
      line: {
        en: '/gathering new title:"Meeting of the week" start:"{next wed 19:30}" duration:90m place:"Main room" kind:meeting repeat:"wed 19:30, fri 19:30, sat 17:00, sun 10:00" post:1d description:"Reading, teaching and prayer; everyone is welcome. A meal is shared on Sundays."',
        fr: '/rencontre nouvelle titre:"Rencontre de la semaine" début:"{next wed 19:30}" durée:90m lieu:"Grande salle" genre:réunion répétition:"mer 19h30, ven 19h30, sam 17h, dim 10h" annonce:1j description:"Lecture, enseignement et prière ; tout le monde est bienvenu. Un repas est partagé le dimanche."',
      },
    },
    {
      as: "luc",
      room: "teaching",
      ago: 6,
      line: {
        en: '/gathering new title:"Seminar: the parables" start:"{+12d 09:30}" duration:6h place:"Upper room" kind:seminar capacity:20 party:4 description:"Three sittings with a meal at noon. Children are looked after."',
        fr: '/rencontre nouvelle titre:"Séminaire : les paraboles" début:"{+12d 09:30}" durée:6h lieu:"Salle haute" genre:séminaire capacité:20 groupe:4 description:"Trois séances avec un repas à midi. Les enfants sont gardés."',
      },
    },
    { as: "nadia", room: "teaching", line: { en: "/gathering join G2 seats:3", fr: "/rencontre participer G2 places:3" } },
    { as: "miriam", room: "teaching", ago: 4, line: { en: "/gathering join G2", fr: "/rencontre participer G2" } },
    {
      as: "grace",
      ago: 3,
      line: {
        en: '/motion propose title:"A second freezer" text:"The ministry buys a second freezer for the food shared on Sundays, for at most 600 euros." closes:"{+1d 21:00}"',
        fr: '/resolution proposer titre:"Un second congélateur" texte:"Le ministère achète un second congélateur pour les vivres partagés le dimanche, pour 600 euros au plus." clôture:"{+1d 21:00}"',
      },
    },
    { as: "grace", line: { en: "/motion open M1", fr: "/resolution ouvrir M1" } },
    { as: "theo", ago: 2, line: { en: "/vote M1 for", fr: "/vote M1 pour" } },
    { as: "esther", line: { en: "/vote M1 for", fr: "/vote M1 pour" } },
    {
      as: "jonas",
      line: {
        en: '/parvis settings categories:"food, company, transport, forms, moving, shelter" zones:"north, centre, south"',
        fr: '/parvis réglages catégories:"vivres, compagnie, transport, papiers, déménagement, hébergement" zones:"nord, centre, sud"',
      },
    },
    {
      as: "miriam",
      room: "help",
      line: { en: "/aid volunteer categories:food,company zones:north", fr: "/entraide bénévole catégories:vivres,compagnie zones:nord" },
    },
    {
      as: "theo",
      room: "help",
      line: {
        en: "/aid volunteer categories:food,transport zones:north,centre",
        fr: "/entraide bénévole catégories:vivres,transport zones:nord,centre",
      },
    },
    {
      as: "nadia",
      room: "help",
      ago: 1,
      line: {
        en: '/aid ask category:transport zone:centre urgency:week about:"My neighbour has an appointment at the hospital on Thursday morning and cannot take the bus."',
        fr: '/entraide demander catégorie:transport zone:centre urgence:"cette semaine" objet:"Ma voisine a un rendez-vous à l’hôpital jeudi matin et ne peut pas prendre le bus."',
      },
    },
  ],
  tries: [
    {
      part: "gathering",
      title: { en: "Peter, a guest, joins the next meeting", fr: "Peter, de passage, vient à la prochaine rencontre" },
      as: "peter",
      line: { en: "/gathering join G1", fr: "/rencontre participer G1" },
    },
    {
      part: "gathering",
      title: { en: "Nadia looks at the seminar", fr: "Nadia regarde le séminaire" },
      as: "nadia",
      room: "teaching",
      line: { en: "/gathering show G2", fr: "/rencontre voir G2" },
    },
    { part: "gathering", title: { en: "On to the next announcement", fr: "Jusqu’à la prochaine annonce" }, turn: "next due" },
    {
      part: "motion",
      title: { en: "Nadia votes on the freezer", fr: "Nadia vote sur le congélateur" },
      as: "nadia",
      line: { en: "/vote M1 for", fr: "/vote M1 pour" },
    },
    {
      part: "motion",
      title: { en: "Two days pass: the vote closes by itself", fr: "Deux jours passent : le vote se clôt de lui-même" },
      turn: 48 * HOUR,
    },
    {
      part: "aid",
      title: { en: "Peter asks for help, in confidence", fr: "Peter demande de l’aide, en confiance" },
      as: "peter",
      room: "help",
      line: {
        en: '/aid ask category:food zone:north urgency:today about:"I have nothing left until the end of the month and two children at home."',
        fr: '/entraide demander catégorie:vivres zone:nord urgence:"aujourd’hui" objet:"Il ne me reste rien jusqu’à la fin du mois et j’ai deux enfants à la maison."',
      },
    },
    {
      part: "aid",
      title: { en: "Miriam takes it on and reads what it is about", fr: "Miriam s’en charge et lit de quoi il s’agit" },
      as: "miriam",
      room: "help",
      line: { en: "/aid claim R2", fr: "/entraide prendre R2" },
    },
    {
      part: "aid",
      title: { en: "Miriam says that it is done", fr: "Miriam dit que c’est fait" },
      as: "miriam",
      room: "help",
      line: { en: "/aid done R2", fr: "/entraide terminé R2" },
    },
  ],
};
