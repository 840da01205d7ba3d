import {
  IconArticle,
  IconBooks,
  IconCalendarStats,
  IconChecklist,
  IconClipboardCheck,
  IconFileText,
  IconHelpCircle,
  IconInbox,
  IconListCheck,
  IconListDetails,
  IconPencil,
  IconRulerMeasure,
  IconSpeakerphone,
} from '@tabler/icons-react'
import { SideNav } from '@titian/site/staff'
import { useTranslation } from 'react-i18next'
import { paths } from '../paths.ts'

const places = [
  {
    key: 'courses',
    Icon: IconBooks,
    path: paths.teachingCenter,
    also: [
      paths.newCourse,
      '/course/',
      '/statistics/',
      '/gradebook/',
      '/gradeImports/',
      '/practices/',
      '/practiceBoard/',
      '/practiceRun/',
      paths.newPractice,
    ],
    waits: 'refusedCourses',
  },
  {
    key: 'trainings',
    Icon: IconCalendarStats,
    path: paths.trainings,
    also: [paths.newTraining, '/training/'],
  },
  {
    key: 'questionBank',
    Icon: IconListDetails,
    path: paths.questionBank,
    also: [paths.newQuestion, '/question/'],
  },
  {
    key: 'examinations',
    Icon: IconPencil,
    path: paths.examinations,
    also: [paths.newExamination, '/examination/'],
  },
  {
    key: 'toMark',
    Icon: IconListCheck,
    path: paths.toMark,
    waits: ['papers', 'handIns'],
  },
  {
    key: 'records',
    Icon: IconChecklist,
    path: paths.records,
    also: ['/record/', paths.waiting, '/marking/'],
    waits: 'papers',
  },
  {
    key: 'handIns',
    Icon: IconInbox,
    path: paths.handIns,
    also: ['/handIn/', '/homework/', '/work/', paths.newWork],
    waits: 'handIns',
  },
  {
    key: 'assessments',
    Icon: IconClipboardCheck,
    path: paths.assessments,
    also: ['/assessment/', '/evaluation/', '/workEvaluation/'],
  },
  {
    key: 'rubrics',
    Icon: IconRulerMeasure,
    path: paths.rubrics,
    also: [paths.newRubric, '/rubric/'],
  },
  {
    key: 'openQuestions',
    Icon: IconHelpCircle,
    path: paths.openQuestions,
    waits: 'questions',
  },
  {
    key: 'resumes',
    Icon: IconFileText,
    path: paths.resumeReviews,
    also: ['/resume/'],
  },
  {
    key: 'articles',
    Icon: IconArticle,
    path: paths.articles,
    also: [paths.newArticle, '/article/'],
  },
  { key: 'notices', Icon: IconSpeakerphone, path: paths.notices },
] as const

export function TeacherNav({ onFollow }: { onFollow?: () => void }) {
  const { t } = useTranslation('app')
  const named = places.map(({ key, ...place }) => ({ ...place, label: t(`nav.${key}`) }))
  return <SideNav groups={[{ places: named }]} onFollow={onFollow} />
}
