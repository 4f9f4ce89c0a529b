import type { AnyCommand } from "#chat/command.ts";
import type { House } from "#house.ts";
import { answerBreach } from "./agreement/answer.ts";
import { breachAgreement } from "./agreement/breach.ts";
import { draftAgreement } from "./agreement/draft.ts";
import { endAgreement } from "./agreement/end.ts";
import { listAgreements } from "./agreement/list.ts";
import { logAgreement } from "./agreement/log.ts";
import { mandateAgreement } from "./agreement/mandate.ts";
import { agreementParties } from "./agreement/parties.ts";
import { ratifyAgreement } from "./agreement/ratify.ts";
import { showAgreement } from "./agreement/show.ts";
import { signAgreement } from "./agreement/sign.ts";
import { withdrawMandate } from "./agreement/withdraw.ts";
import { apartAid } from "./aid/apart.ts";
import { askAid } from "./aid/ask.ts";
import { claimAid } from "./aid/claim.ts";
import { declineAid } from "./aid/decline.ts";
import { finishAid } from "./aid/done.ts";
import { dutyAid } from "./aid/duty.ts";
import { editAid } from "./aid/edit.ts";
import { extendAid } from "./aid/extend.ts";
import { handAid } from "./aid/hand.ts";
import { leaveAid } from "./aid/leave.ts";
import { listAid } from "./aid/list.ts";
import { mineAid } from "./aid/mine.ts";
import { pauseAid } from "./aid/pause.ts";
import { purgeAid } from "./aid/purge.ts";
import { queueAid } from "./aid/queue.ts";
import { releaseAid } from "./aid/release.ts";
import { showAid } from "./aid/show.ts";
import { statsAid } from "./aid/stats.ts";
import { vetAid } from "./aid/vet.ts";
import { volunteerAid } from "./aid/volunteer.ts";
import { whyAid } from "./aid/why.ts";
import { writeAid } from "./aid/write.ts";
import { approveAnnouncement } from "./announce/approve.ts";
import { editAnnouncement } from "./announce/edit.ts";
import { followTopic } from "./announce/follow.ts";
import { listAnnouncements } from "./announce/list.ts";
import { postAnnouncement } from "./announce/post.ts";
import { announceTopics } from "./announce/topics.ts";
import { withdrawAnnouncement } from "./announce/withdraw.ts";
import { adjournAssembly } from "./assembly/adjourn.ts";
import { assemblyAgenda } from "./assembly/agenda.ts";
import { attendAssembly } from "./assembly/attend.ts";
import { assemblyCandidates } from "./assembly/candidates.ts";
import { closeAssembly } from "./assembly/close.ts";
import { conveneAssembly } from "./assembly/convene.ts";
import { leaveAssembly } from "./assembly/leave.ts";
import { assemblyMandates } from "./assembly/mandates.ts";
import { assemblyMinutes } from "./assembly/minutes.ts";
import { assemblyNotices } from "./assembly/notices.ts";
import { openAssembly } from "./assembly/open.ts";
import { assemblyProxy } from "./assembly/proxy.ts";
import { yearReport } from "./assembly/report.ts";
import { assemblyRules } from "./assembly/rules.ts";
import { secondCall } from "./assembly/second.ts";
import { speakInAssembly } from "./assembly/speak.ts";
import { assemblyStatus } from "./assembly/status.ts";
import { actCampaign } from "./campaign/act.ts";
import { answerSurvey } from "./campaign/answer.ts";
import { closeCampaign } from "./campaign/close.ts";
import { listCampaigns } from "./campaign/list.ts";
import { materialCampaign } from "./campaign/material.ts";
import { pledgeCampaign } from "./campaign/pledge.ts";
import { surveyResults } from "./campaign/results.ts";
import { signCampaign } from "./campaign/sign.ts";
import { startCampaign } from "./campaign/start.ts";
import { campaignStatus } from "./campaign/status.ts";
import { surveyCampaign } from "./campaign/survey.ts";
import { taskCampaign } from "./campaign/task.ts";
import { inviteToCharter } from "./charter/invite.ts";
import { publishCharter } from "./charter/publish.ts";
import { readCharter } from "./charter/read.ts";
import { signCharter } from "./charter/sign.ts";
import { charterSignatories } from "./charter/signatories.ts";
import { admitToCourse } from "./course/admit.ts";
import { answerExercise } from "./course/answer.ts";
import { courseAttendance } from "./course/attendance.ts";
import { courseCertificate } from "./course/certificate.ts";
import { endCourse } from "./course/end.ts";
import { enrolInCourse } from "./course/enrol.ts";
import { handInExercise } from "./course/hand-in.ts";
import { leaveCourse } from "./course/leave.ts";
import { planLesson } from "./course/lesson.ts";
import { listCourses } from "./course/list.ts";
import { newCourse } from "./course/new.ts";
import { courseProgress } from "./course/progress.ts";
import { showCourse } from "./course/show.ts";
import { courseTimetable } from "./course/timetable.ts";
import { grantPower } from "./delegate/grant.ts";
import { listPowers } from "./delegate/list.ts";
import { revokePower } from "./delegate/revoke.ts";
import { againGathering } from "./gathering/again.ts";
import { gatheringAttendance } from "./gathering/attendance.ts";
import { gatheringCalendar } from "./gathering/calendar.ts";
import { cancelGathering } from "./gathering/cancel.ts";
import { editGathering } from "./gathering/edit.ts";
import { joinGathering } from "./gathering/join.ts";
import { leaveGathering } from "./gathering/leave.ts";
import { listGatherings } from "./gathering/list.ts";
import { newGathering } from "./gathering/new.ts";
import { gatheringProgramme } from "./gathering/programme.ts";
import { gatheringRemind } from "./gathering/remind.ts";
import { gatheringRide } from "./gathering/ride.ts";
import { showGathering } from "./gathering/show.ts";
import { gatheringSlot } from "./gathering/slot.ts";
import { admitMember } from "./member/admit.ts";
import { memberDues } from "./member/dues.ts";
import { excludeMember } from "./member/exclude.ts";
import { importMembers } from "./member/import.ts";
import { joinMember } from "./member/join.ts";
import { listMembers } from "./member/list.ts";
import { memberProfile } from "./member/profile.ts";
import { resignMember } from "./member/resign.ts";
import { memberRole } from "./member/role.ts";
import { amendMotion } from "./motion/amend.ts";
import { motionBallots } from "./motion/ballots.ts";
import { closeVote } from "./motion/close.ts";
import { listMotions } from "./motion/list.ts";
import { openMotion } from "./motion/open.ts";
import { proposeMotion } from "./motion/propose.ts";
import { reopenMotion } from "./motion/reopen.ts";
import { secondMotion } from "./motion/second.ts";
import { secretMotion } from "./motion/secret.ts";
import { showMotion } from "./motion/show.ts";
import { extendMotion } from "./motion/text.ts";
import { withdrawMotion } from "./motion/withdraw.ts";
import { discussNeed } from "./need/discuss.ts";
import { listNeeds } from "./need/list.ts";
import { mergeNeed } from "./need/merge.ts";
import { showNeed } from "./need/show.ts";
import { submitNeed } from "./need/submit.ts";
import { supportNeed } from "./need/support.ts";
import { tableNeed } from "./need/table.ts";
import { withdrawNeed } from "./need/withdraw.ts";
import { exportOwn } from "./parvis/export.ts";
import { forgetMe } from "./parvis/forget.ts";
import { help } from "./parvis/help.ts";
import { language } from "./parvis/language.ts";
import { link } from "./parvis/link.ts";
import { roles } from "./parvis/roles.ts";
import { settings } from "./parvis/settings.ts";
import { setup } from "./parvis/setup.ts";
import { status } from "./parvis/status.ts";
import { answerPoll } from "./poll/answer.ts";
import { endPoll } from "./poll/close.ts";
import { listPolls } from "./poll/list.ts";
import { newPoll } from "./poll/new.ts";
import { report } from "./report/report.ts";
import { addService } from "./service/add.ts";
import { serviceCodes } from "./service/codes.ts";
import { endService } from "./service/end.ts";
import { listServices } from "./service/list.ts";
import { rateService } from "./service/rate.ts";
import { showService } from "./service/show.ts";
import { useService } from "./service/use.ts";
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
  againGathering,
  gatheringSlot,
  gatheringRide,
  gatheringAttendance,
  gatheringCalendar,
  gatheringRemind,
  gatheringProgramme,
  conveneAssembly,
  assemblyCandidates,
  assemblyMandates,
  assemblyMinutes,
  assemblyNotices,
  assemblyAgenda,
  openAssembly,
  attendAssembly,
  leaveAssembly,
  assemblyProxy,
  assemblyStatus,
  speakInAssembly,
  adjournAssembly,
  closeAssembly,
  secondCall,
  assemblyRules,
  proposeMotion,
  extendMotion,
  secondMotion,
  amendMotion,
  secretMotion,
  openMotion,
  closeVote,
  listMotions,
  showMotion,
  withdrawMotion,
  reopenMotion,
  motionBallots,
  vote,
  newPoll,
  answerPoll,
  endPoll,
  listPolls,
  askAid,
  mineAid,
  volunteerAid,
  writeAid,
  whyAid,
  vetAid,
  statsAid,
  queueAid,
  purgeAid,
  leaveAid,
  handAid,
  editAid,
  dutyAid,
  apartAid,
  pauseAid,
  listAid,
  claimAid,
  declineAid,
  extendAid,
  releaseAid,
  finishAid,
  showAid,
  submitNeed,
  supportNeed,
  listNeeds,
  showNeed,
  tableNeed,
  mergeNeed,
  discussNeed,
  withdrawNeed,
  startCampaign,
  signCampaign,
  pledgeCampaign,
  actCampaign,
  taskCampaign,
  materialCampaign,
  campaignStatus,
  listCampaigns,
  closeCampaign,
  publishCharter,
  readCharter,
  signCharter,
  charterSignatories,
  inviteToCharter,
  mandateAgreement,
  logAgreement,
  draftAgreement,
  ratifyAgreement,
  withdrawMandate,
  signAgreement,
  showAgreement,
  listAgreements,
  endAgreement,
  breachAgreement,
  answerBreach,
  agreementParties,
  addService,
  serviceCodes,
  listServices,
  showService,
  useService,
  rateService,
  endService,
  joinMember,
  admitMember,
  memberProfile,
  listMembers,
  memberDues,
  memberRole,
  resignMember,
  excludeMember,
  grantPower,
  revokePower,
  listPowers,
  newCourse,
  planLesson,
  enrolInCourse,
  leaveCourse,
  admitToCourse,
  courseAttendance,
  handInExercise,
  answerExercise,
  courseProgress,
  courseCertificate,
  listCourses,
  showCourse,
  courseTimetable,
  endCourse,
  postAnnouncement,
  editAnnouncement,
  withdrawAnnouncement,
  approveAnnouncement,
  announceTopics,
  followTopic,
  listAnnouncements,
  surveyCampaign,
  answerSurvey,
  surveyResults,
  yearReport,
  report,
  exportOwn,
  forgetMe,
  importMembers,
  help,
  language,
  link,
  roles,
  status,
  settings,
  setup,
];
