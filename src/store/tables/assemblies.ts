/** The tables of the module assemblies. */
// biome-ignore lint/suspicious/noEmptyInterface: the module adds its tables here with its migration
export interface AssemblyTables {}
