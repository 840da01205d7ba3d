import { Box, SimpleGrid } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { courses } from '@titian/contract'
import { useAsk, useFormats } from '@titian/site'
import { useListSearch } from '@titian/site/staff'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import styles from './course-counts.module.css'

const states = ['draft', 'waiting', 'approved', 'refused'] as const

interface CellProps {
  status: number
  name: string
}

function Cell({ status, name }: CellProps) {
  const { number } = useFormats()
  const { search, change } = useListSearch(useSearch({ from: paths.teachingCenter }))
  const { data } = useAsk(
    courses.myCourseList,
    { auditStatus: status, page: 1, size: 1 },
    { staleTime: 0, quiet: true },
  )
  const pressed = search.state === String(status)
  return (
    <button
      type="button"
      className={styles['cell']}
      aria-pressed={pressed}
      onClick={() => change({ state: pressed ? undefined : status })}
    >
      <Box component="b" className="num" fz="var(--fs-28)" lh={1.2}>
        {data ? number(data.total) : '–'}
      </Box>
      <Box component="span" c="var(--text-2)" fz="sm">
        {name}
      </Box>
    </button>
  )
}

/** The number of courses in each state; a click filters the list. */
export function CourseCounts() {
  const { t } = useTranslation('courses')
  return (
    <SimpleGrid
      cols={{ base: 2, sm: 4 }}
      spacing={1}
      mb={{ base: 'md', sm: 'lg' }}
      bd="1px solid var(--line)"
      bdrs="lg"
      bg="var(--line)"
      style={{ overflow: 'clip' }}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would need a visible legend
      role="group"
      aria-label={t('list.byState')}
    >
      {states.map((state, status) => (
        <Cell key={state} status={status} name={t(`staff:courseState.${state}`)} />
      ))}
    </SimpleGrid>
  )
}
