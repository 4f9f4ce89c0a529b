/**
 * A place on a platform where something can be said: `team` is the server or workspace there, `room` the channel, both by
 * the platform's own ids; `name` is what people call the channel, without a sign before it.
 */
export interface Place {
  readonly platform: string;
  readonly team: string;
  readonly room: string;
  readonly name: string;
}

export function samePlace(one: Place, other: Place): boolean {
  return one.platform === other.platform && one.team === other.team && one.room === other.room;
}
