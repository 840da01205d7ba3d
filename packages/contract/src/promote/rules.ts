/** CNT-058: limits of a career path. */
export const pathNameMost = 60
export const pathSummaryMost = 600
export const pathCodeMost = 40
/**
 * Lower-case letters, digits and single hyphens, because the code of a path is part of addresses.
 */
export const pathCodePattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
export const stagesMost = 8
export const stageSkillsMost = 12
export const stageCoursesMost = 12
/** Characters of the code of a practice. */
export const stagePracticeMost = 60

/** CNT-057: the maximum number of links. */
export const pathLinksMost = 10
export const linkNameMost = 60
export const linkAddressMost = 300

/** The maximum number of posts that the page of a path shows. */
export const roadPostsMost = 3
