import { exams, type ExamineItem, type JoinedCourse } from '@titian/contract'
import { askOptions } from '@titian/site'
import { useQueries } from '@tanstack/react-query'

export interface OpenExam {
  exam: ExamineItem
  courseName: string
}

/** Courses whose examinations are asked for. */
const mostCourses = 8

function byEnd(one: OpenExam, other: OpenExam): number {
  return (one.exam.endTime ?? '9').localeCompare(other.exam.endTime ?? '9')
}

/** Examinations of joined courses that can be written now, the one that ends first on top. */
export function useOpenExams(joined: readonly JoinedCourse[]): {
  open: OpenExam[]
  isPending: boolean
} {
  const asked = joined.slice(0, mostCourses)
  const answers = useQueries({
    queries: asked.map(({ sign }) => askOptions(exams.examineByExamine, { courseId: sign }, true)),
  })
  const open = answers.flatMap((answer, index) =>
    (answer.data ?? [])
      .filter(({ paperStatus }) => paperStatus === 'do' || paperStatus === 'continue')
      .map((exam) => ({ exam, courseName: asked[index]?.courseName ?? '' })),
  )
  return { open: open.toSorted(byEnd), isPending: answers.some(({ isPending }) => isPending) }
}
