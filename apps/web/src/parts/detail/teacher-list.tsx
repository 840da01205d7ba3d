import { Box, Flex, Title } from '@mantine/core'
import type { CourseTeacher } from '@titian/contract'
import { EmptyState, Face, StatusBadge } from '@titian/ui'
import styles from './teacher-list.module.css'

interface TeacherListProps {
  teachers: CourseTeacher[]
  /** Said where there is none, and beside the lead teacher. */
  words: { none: string; lead: string }
}

/** Who teaches, the lead teacher first. */
export function TeacherList({ teachers, words }: TeacherListProps) {
  if (teachers.length === 0) return <EmptyState title={words.none} seed="empty-2" />
  const sorted = teachers.toSorted((a, b) => b.masterFlag - a.masterFlag)
  return (
    <ul className={styles['teachers']}>
      {sorted.map((teacher) => (
        <li key={teacher.teacherIdSign} className={styles['teacher']}>
          <Face name={teacher.name} src={teacher.photo} size={56} />
          <div className={styles['words']}>
            <Flex rowGap={4} columnGap="xs" align="center" wrap="wrap">
              <Title order={2} size="h4">
                {teacher.name}
              </Title>
              {teacher.masterFlag === 1 ? (
                <StatusBadge tone="brand">{words.lead}</StatusBadge>
              ) : null}
            </Flex>
            {teacher.title ? <p className="meta">{teacher.title}</p> : null}
            {teacher.bio ? (
              <Box component="p" mt={4} c="var(--text-2)" fz="sm">
                {teacher.bio}
              </Box>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  )
}
