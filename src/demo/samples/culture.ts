import type { Sample } from "#demo/sample.ts";

const HOUR = 3_600_000;

/** A cultural association, open to everyone: workshops with few seats, exhibition evenings, help between neighbours. */
export const culture: Sample = {
  key: "culture",
  name: { en: "The Common Room", fr: "La Pièce commune" },
  zone: "Europe/Paris",
  rooms: [
    { room: "general", name: { en: "general", fr: "général" } },
    { room: "workshops", name: { en: "workshops", fr: "ateliers" } },
    { room: "help", name: { en: "help", fr: "entraide" } },
  ],
  announcements: "general",
  people: [
    {
      user: "leila",
      name: "Leïla Haddad",
      about: { en: "runs the workshops", fr: "organise les ateliers" },
      standing: "member",
      roles: ["organizer"],
      locale: "fr",
    },
    {
      user: "tom",
      name: "Tom Archer",
      about: { en: "member, likes printing", fr: "membre, aime la gravure" },
      standing: "member",
      roles: [],
      locale: "en",
    },
    {
      user: "ines",
      name: "Inès Carvalho",
      about: { en: "secretary", fr: "secrétaire" },
      standing: "member",
      roles: ["secretary"],
      locale: "fr",
    },
    {
      user: "maud",
      name: "Maud Kerjean",
      about: { en: "administers the association", fr: "administre l’association" },
      standing: "member",
      roles: ["admin"],
      locale: "fr",
    },
    {
      user: "samuel",
      name: "Samuel Okoye",
      about: { en: "volunteer with a van", fr: "bénévole, a une camionnette" },
      standing: "member",
      roles: ["volunteer"],
      locale: "en",
    },
    {
      user: "rosa",
      name: "Rosa Weil",
      about: { en: "volunteer, speaks German", fr: "bénévole, parle allemand" },
      standing: "member",
      roles: ["volunteer"],
      locale: "fr",
    },
    {
      user: "paul",
      name: "Paul Lenoir",
      about: { en: "member, retired", fr: "membre, à la retraite" },
      standing: "member",
      roles: [],
      locale: "fr",
    },
    {
      user: "ana",
      name: "Ana Petrov",
      about: { en: "member, paints", fr: "membre, peint" },
      standing: "member",
      roles: [],
      locale: "en",
    },
    {
      user: "nico",
      name: "Nico Bastide",
      about: { en: "guest, came by last week", fr: "de passage, venu la semaine dernière" },
      standing: "guest",
      roles: [],
      locale: "fr",
    },
  ],
  steps: [
    {
      as: "leila",
      room: "workshops",
      ago: 9,
      line: {
        en: '/gathering new title:"Linocut for beginners" start:"{next sat 14:00}" duration:3h place:"Studio, first floor" kind:workshop capacity:4 description:"Bring an apron; ink and lino are here. We print on recycled paper."',
        fr: '/rencontre nouvelle titre:"Linogravure pour débuter" début:"{next sat 14:00}" durée:3h lieu:"Atelier, premier étage" genre:atelier capacité:4 description:"Prenez un tablier ; encre et lino sont sur place. Impression sur papier recyclé."',
      },
    },
    { as: "ana", room: "workshops", ago: 8, line: { en: "/gathering join G1", fr: "/rencontre participer G1" } },
    { as: "paul", room: "workshops", line: { en: "/gathering join G1", fr: "/rencontre participer G1" } },
    { as: "rosa", room: "workshops", line: { en: "/gathering join G1", fr: "/rencontre participer G1" } },
    { as: "samuel", room: "workshops", ago: 6, line: { en: "/gathering join G1", fr: "/rencontre participer G1" } },
    { as: "nico", room: "workshops", line: { en: "/gathering join G1", fr: "/rencontre participer G1" } },
    {
      as: "leila",
      ago: 5,
      line: {
        en: '/gathering new title:"Evening of short films" start:"{next fri 20:00}" place:"Main hall" repeat:weekly description:"Three short films chosen by members, then we talk."',
        fr: '/rencontre nouvelle titre:"Soirée courts métrages" début:"{next fri 20:00}" lieu:"Grande salle" répétition:"chaque semaine" description:"Trois courts métrages choisis par les membres, puis on en parle."',
      },
    },
    { as: "ana", line: { en: "/gathering join G2", fr: "/rencontre participer G2" } },
    {
      as: "ines",
      ago: 4,
      line: {
        en: '/motion propose title:"Opening on Sunday afternoons" text:"The association opens its rooms on Sunday afternoons from 14:00 to 18:00, from next month on, as long as two members keep them open." closes:"{+1d 20:00}"',
        fr: '/resolution proposer titre:"Ouverture le dimanche après-midi" texte:"L’association ouvre ses salles le dimanche après-midi de 14 h à 18 h, à partir du mois prochain, tant que deux membres en assurent la permanence." clôture:"{+1d 20:00}"',
      },
    },
    { as: "ines", ago: 2, line: { en: "/motion open M1", fr: "/resolution ouvrir M1" } },
    { as: "leila", line: { en: "/vote M1 for", fr: "/vote M1 pour" } },
    { as: "paul", line: { en: "/vote M1 against", fr: "/vote M1 contre" } },
    { as: "ana", line: { en: "/vote M1 for", fr: "/vote M1 pour" } },
    {
      as: "maud",
      line: {
        en: '/parvis settings categories:"transport, moving, forms, company, courses" zones:"north side, centre, south side"',
        fr: '/parvis réglages catégories:"transport, déménagement, papiers, compagnie, courses" zones:"quartier nord, centre, quartier sud"',
      },
    },
    {
      as: "leila",
      room: "workshops",
      line: {
        en: '/work share title:"The bench under the tree" file:bench.jpg consent:nobody alt:"A linocut: a bench in front of a broad tree, pale on dark green" technique:linocut licence:cc-by-sa audience:everyone',
        fr: '/œuvre partager titre:"Le banc sous l’arbre" fichier:bench.jpg accord:"personne n’est montré" description:"Une linogravure : un banc devant un arbre large, clair sur vert sombre" technique:linogravure licence:"CC BY-SA" public:tous',
      },
    },
    {
      as: "paul",
      room: "workshops",
      line: {
        en: '/work share title:"Wednesday" text:"The hall smells of ink. Somebody hums. Nobody asks who." technique:poem audience:everyone',
        fr: '/œuvre partager titre:"Mercredi" texte:"La salle sent l’encre. Quelqu’un fredonne. Personne ne demande qui." technique:poème public:tous',
      },
    },
    {
      as: "ana",
      room: "workshops",
      line: {
        en: '/work share title:"Four canvases" text:"Notes for the exhibition: north, east, south, west, and what is left over." comments:no',
        fr: '/œuvre partager titre:"Quatre toiles" texte:"Notes pour l’exposition : nord, est, sud, ouest, et ce qui reste." commentaires:non',
      },
    },
    {
      as: "leila",
      room: "workshops",
      line: {
        en: '/work exhibit title:"First prints" works:"W1 W2 W3" text:"What came of the workshops, one a day." from:"{+0d}" until:"{+2d}" audience:everyone',
        fr: '/œuvre exposer titre:"Premiers tirages" œuvres:"W1 W2 W3" texte:"Ce que les ateliers ont donné, une œuvre par jour." du:"{+0d}" au:"{+2d}" public:tous',
      },
    },
    {
      as: "samuel",
      room: "help",
      ago: 1,
      line: {
        en: "/aid volunteer categories:transport,moving languages:en,fr",
        fr: "/entraide bénévole catégories:transport,déménagement langues:en,fr",
      },
    },
    {
      as: "rosa",
      room: "help",
      line: {
        en: "/aid volunteer categories:transport,forms languages:fr,de",
        fr: "/entraide bénévole catégories:transport,papiers langues:fr,de",
      },
    },
    {
      as: "ana",
      room: "help",
      line: {
        en: '/aid ask category:transport zone:"north side" urgency:week about:"I have four canvases of one metre by two to bring to the hall before the exhibition, and no car."',
        fr: '/entraide demander catégorie:transport zone:"quartier nord" urgence:"cette semaine" objet:"J’ai quatre toiles d’un mètre sur deux à apporter à la salle avant l’exposition, et pas de voiture."',
      },
    },
  ],
  tries: [
    {
      part: "gathering",
      title: { en: "Tom joins the full linocut workshop", fr: "Tom s’inscrit à l’atelier complet" },
      as: "tom",
      room: "workshops",
      line: { en: "/gathering join G1", fr: "/rencontre participer G1" },
    },
    {
      part: "gathering",
      title: { en: "Ana gives her seat back", fr: "Ana rend sa place" },
      as: "ana",
      room: "workshops",
      line: { en: "/gathering leave G1", fr: "/rencontre quitter G1" },
    },
    {
      part: "gathering",
      title: { en: "Leïla announces a new evening", fr: "Leïla annonce une nouvelle soirée" },
      as: "leila",
      line: {
        en: '/gathering new title:"Reading aloud" start:"{+5d 19:00}" place:Library capacity:12',
        fr: '/rencontre nouvelle titre:"Lecture à voix haute" début:"{+5d 19:00}" lieu:Bibliothèque capacité:12',
      },
    },
    {
      part: "motion",
      title: { en: "Tom votes for opening on Sundays", fr: "Tom vote pour l’ouverture le dimanche" },
      as: "tom",
      line: { en: "/vote M1 for", fr: "/vote M1 pour" },
    },
    {
      part: "motion",
      title: { en: "Rosa abstains", fr: "Rosa s’abstient" },
      as: "rosa",
      line: { en: "/vote M1 abstain", fr: "/vote M1 abstention" },
    },
    {
      part: "motion",
      title: { en: "Two days pass: the vote closes by itself", fr: "Deux jours passent : le vote se clôt de lui-même" },
      turn: 48 * HOUR,
    },
    {
      part: "aid",
      title: { en: "Paul asks for help, in confidence", fr: "Paul demande de l’aide, en confiance" },
      as: "paul",
      room: "help",
      line: {
        en: '/aid ask category:forms urgency:week about:"The pension office has sent me a form of eleven pages and I do not understand page four."',
        fr: '/entraide demander catégorie:papiers urgence:"cette semaine" objet:"La caisse de retraite m’a envoyé un formulaire de onze pages et je ne comprends pas la page quatre."',
      },
    },
    {
      part: "aid",
      title: { en: "Rosa takes it on and reads what it is about", fr: "Rosa s’en charge et lit de quoi il s’agit" },
      as: "rosa",
      room: "help",
      line: { en: "/aid claim R2", fr: "/entraide prendre R2" },
    },
    {
      part: "aid",
      title: { en: "Rosa says that it is done", fr: "Rosa dit que c’est fait" },
      as: "rosa",
      room: "help",
      line: { en: "/aid done R2", fr: "/entraide terminé R2" },
    },
  ],
};
