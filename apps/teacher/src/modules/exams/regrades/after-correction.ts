import { exams } from '@titian/contract'
import { callKey } from '@titian/site'

/** The queries that are outdated after a correction or its undo. */
export const afterCorrection = [
  exams.examSubjectById,
  exams.allExamSubjects,
  exams.byExaminationId,
  exams.listRegrades,
  exams.examinationResults,
  exams.findRecordList,
  exams.byRecordId,
  exams.markingQueue,
  exams.questionBankGetById,
].map((call) => callKey(call))
