import type { AnyCommand } from "#chat/command.ts";
import type { House } from "#house.ts";
import { cancelGathering } from "./gathering/cancel.ts";
import { editGathering } from "./gathering/edit.ts";
import { joinGathering } from "./gathering/join.ts";
import { leaveGathering } from "./gathering/leave.ts";
import { listGatherings } from "./gathering/list.ts";
import { newGathering } from "./gathering/new.ts";
import { showGathering } from "./gathering/show.ts";
import { closeVote } from "./motion/close.ts";
import { listMotions } from "./motion/list.ts";
import { openMotion } from "./motion/open.ts";
import { proposeMotion } from "./motion/propose.ts";
import { showMotion } from "./motion/show.ts";
import { withdrawMotion } from "./motion/withdraw.ts";
import { help } from "./parvis/help.ts";
import { language } from "./parvis/language.ts";
import { settings } from "./parvis/settings.ts";
import { setup } from "./parvis/setup.ts";
import { status } from "./parvis/status.ts";
import { vote } from "./vote/vote.ts";

/** Everything people can say, in the order in which the help shows it. */
export const commands: readonly AnyCommand<House>[] = [
  newGathering,
  listGatherings,
  showGathering,
  joinGathering,
  leaveGathering,
  editGathering,
  cancelGathering,
  proposeMotion,
  openMotion,
  closeVote,
  listMotions,
  showMotion,
  withdrawMotion,
  vote,
  help,
  language,
  status,
  settings,
  setup,
];
