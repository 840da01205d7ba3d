import { Box, Flex, Title } from '@mantine/core'
import type { CourseTeacher } from '@titian/contract'
import { EmptyState, Face, StatusBadge } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import styles from './teachers.module.css'

/** Who teaches, the lead teacher first. */
export function Teachers({ teachers }: { teachers: CourseTeacher[] }) {
  const { t } = useTranslation('courses')
  if (teachers.length === 0) return <EmptyState title={t('detail.noTeachers')} seed="empty-2" />
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
                <StatusBadge tone="brand">{t('detail.mainTeacher')}</StatusBadge>
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
