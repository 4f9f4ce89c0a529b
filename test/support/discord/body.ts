/** A body of the protocol as it went over the wire; what it holds is for the schemas to say. */
// biome-ignore lint/suspicious/noExplicitAny: bodies of the protocol are checked by its schemas, not by the compiler
export type Body = any;
