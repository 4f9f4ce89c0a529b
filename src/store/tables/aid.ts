/** The tables of the module aid. */
// biome-ignore lint/suspicious/noEmptyInterface: the module adds its tables here with its migration
export interface AidTables {}
