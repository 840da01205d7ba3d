/** Roles that staff may give (ACC-110, ACC-219); platformAdmin is given by the platform alone. */
export const givenRoles = ['normal', 'student', 'teacher', 'schoolAdmin'] as const
export type GivenRole = (typeof givenRoles)[number]

/** A sheet holds at most this many rows below its head. */
export const mostImportRows = 20_000

/** Of a longer list of faults nobody reads more. */
export const mostImportFaults = 200

/** Every act that the audit log records; the admin site has a text for each. */
export const auditActions = [
  'person.created',
  'person.disabled',
  'person.enabled',
  'person.mobileChanged',
  'person.rolesChanged',
  'person.corrected',
  'person.classChanged',
  'people.imported',
  'people.importUndone',
  'identity.approved',
  'identity.refused',
  'roster.imported',
  'roster.importUndone',
  'roster.entryRemoved',
  'questions.imported',
  'questions.importUndone',
  'impersonation.started',
  'impersonation.ended',
  'twoStep.enabled',
  'twoStep.disabled',
  'school.created',
  'school.settingsChanged',
  'school.hostsChanged',
  'school.menusChanged',
  'school.homeChanged',
  'course.approved',
  'course.refused',
  'course.takenOff',
  'course.putBack',
  'course.changed',
  'course.subjectsChanged',
  'course.teacherAdded',
  'course.teacherRemoved',
  'course.leaderChanged',
  'course.studentsAdded',
  'course.studentsRemoved',
  'course.studentsMessaged',
  'examination.released',
  'examination.takenBack',
  'examination.closed',
  'marks.changed',
  'marks.corrected',
  'marks.imported',
  'marks.importUndone',
  'bulletin.sent',
  'bulletin.removed',
  'contribution.hidden',
  'contribution.shown',
  'order.refunded',
  'order.refundRefused',
  'order.heldAccepted',
  'order.heldReturned',
  'order.discountSaved',
  'order.settingsChanged',
  'coins.credited',
  'coins.requested',
  'coins.refused',
] as const
export type AuditAction = (typeof auditActions)[number]
