/** The tables of the module gatherings. */
// biome-ignore lint/suspicious/noEmptyInterface: the module adds its tables here with its migration
export interface GatheringTables {}
