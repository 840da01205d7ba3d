import { exams } from '@titian/contract'
import { answer } from '../../platform/http/answer.ts'
import { answerFileAnswers } from './marking/answer-files/routes.ts'
import { allowanceAnswers } from './sitting/allowances/routes.ts'
import { bankAnswers } from './authoring/bank/routes.ts'
import { copyAnswers } from './authoring/copies/routes.ts'
import { doubleMarkingAnswers } from './marking/double-marking/routes.ts'
import { drawAnswers } from './authoring/draws/routes.ts'
import { evidenceAnswers } from './sitting/evidence/routes.ts'
import { exchangeAnswers } from './authoring/exchange/routes.ts'
import { examinationAnswers } from './authoring/examinations/routes.ts'
import { lateDecisionAnswers } from './marking/late-decisions/routes.ts'
import { markingAnswers } from './marking/by-hand/routes.ts'
import { paperAnswers } from './sitting/opening/routes.ts'
import { practiceAnswers } from './sitting/practice/routes.ts'
import { queueAnswers } from './marking/queue/routes.ts'
import { recordAnswers } from './marking/records/routes.ts'
import { regradeAnswers } from './marking/regrades/routes.ts'
import { releaseAnswers } from './authoring/releasing/routes.ts'
import { resultAnswers } from './marking/results/routes.ts'
import { savingAnswers } from './sitting/saving/routes.ts'
import { subjectAnswers } from './authoring/subjects/routes.ts'
import { tagAnswers } from './authoring/selection/routes.ts'

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
