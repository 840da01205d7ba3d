import { useParams } from '@tanstack/react-router'
import { LearningGate, RequireSession } from '@titian/site'
import { paths } from '../../../app/paths.ts'
import { Lesson } from '../player/lesson.tsx'

/** CRS-040: the player; the key mounts each lesson separately. */
export function LessonPage() {
  const { sign } = useParams({ from: paths.lesson })
  return (
    <RequireSession>
      <LearningGate>
        <Lesson key={sign} sign={sign} />
      </LearningGate>
    </RequireSession>
  )
}
