import { exams } from '@titian/contract'
import { callKey } from '@titian/site'

/** What a correction makes out of date, applied or undone. */
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
