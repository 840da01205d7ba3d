/** PRC-110: letters of one answer of a debrief, and questions that a kind may ask. */
export const debriefMost = 2000
export const debriefQuestionsMost = 20
