import { exams } from '@titian/contract'
import { answer } from '../../platform/http/answer.ts'
import { answerFileAnswers } from './answer-files/routes.ts'
import { allowanceAnswers } from './allowances/routes.ts'
import { bankAnswers } from './bank/routes.ts'
import { copyAnswers } from './copies/routes.ts'
import { doubleMarkingAnswers } from './double-marking/routes.ts'
import { drawAnswers } from './draws/routes.ts'
import { evidenceAnswers } from './evidence/routes.ts'
import { exchangeAnswers } from './exchange/routes.ts'
import { examinationAnswers } from './examinations/routes.ts'
import { lateDecisionAnswers } from './late-decisions/routes.ts'
import { markingAnswers } from './marking/routes.ts'
import { paperAnswers } from './papers/routes.ts'
import { practiceAnswers } from './practice/routes.ts'
import { queueAnswers } from './queue/routes.ts'
import { recordAnswers } from './records/routes.ts'
import { regradeAnswers } from './regrades/routes.ts'
import { releaseAnswers } from './releasing/routes.ts'
import { resultAnswers } from './results/routes.ts'
import { savingAnswers } from './saving/routes.ts'
import { subjectAnswers } from './subjects/routes.ts'
import { tagAnswers } from './tags/routes.ts'

export const examRoutes = answer(exams, {
  ...bankAnswers,
  ...examinationAnswers,
  ...releaseAnswers,
  ...subjectAnswers,
  ...paperAnswers,
  ...savingAnswers,
  ...lateDecisionAnswers,
  ...evidenceAnswers,
  ...answerFileAnswers,
  ...allowanceAnswers,
  ...exchangeAnswers,
  ...recordAnswers,
  ...markingAnswers,
  ...doubleMarkingAnswers,
  ...regradeAnswers,
  ...queueAnswers,
  ...resultAnswers,
  ...practiceAnswers,
  ...copyAnswers,
  ...drawAnswers,
  ...tagAnswers,
})
