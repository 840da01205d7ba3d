/** PRC-110: the maximum length of an answer, and number of questions. */
export const debriefMost = 2000
export const debriefQuestionsMost = 20
