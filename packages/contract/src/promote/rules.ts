/** CNT-058: limits of a career path. */
export const pathNameMost = 60
export const pathSummaryMost = 600
export const pathCodeMost = 40
/** Small letters, digits and single hyphens, because addresses carry it. */
export const pathCodePattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
export const stagesMost = 8
export const stageSkillsMost = 12
export const stageCoursesMost = 12
/** Characters of the code of a practice. */
export const stagePracticeMost = 60

/** CNT-057: links that are kept with a path. */
export const pathLinksMost = 10
export const linkNameMost = 60
export const linkAddressMost = 300

/** Posts that the road names; the list of jobs has the others. */
export const roadPostsMost = 3
