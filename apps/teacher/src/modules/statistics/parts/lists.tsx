import { Box, Flex } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { statistics } from '@titian/contract'
import { ExportMenu, useListSearch } from '@titian/site/staff'
import { Segmented } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { ExaminationList } from './examination-list.tsx'
import { ProgressList } from './progress-list.tsx'
import { RecordList } from './record-list.tsx'
import { ScoreList } from './score-list.tsx'

const lists = {
  scores: ScoreList,
  progress: ProgressList,
  examinations: ExaminationList,
  records: RecordList,
}
type ListName = keyof typeof lists
const names: readonly ListName[] = ['scores', 'progress', 'examinations', 'records']

/** The lists of a course, one at a time. */
export function Lists({ sign }: { sign: string }) {
  const { t } = useTranslation('statistics')
  const { search, change } = useListSearch(useSearch({ from: paths.statistics }))
  const shown = names.find((name) => name === search.list) ?? 'scores'
  const List = lists[shown]
  const open = (name: ListName) =>
    change({ list: name === 'scores' ? '' : name, name: '', sort: '', studyStatus: '' })
  return (
    <Box>
      <Flex justify="space-between" gap="sm" wrap="wrap" mb="sm">
        <Segmented
          label={t('list.label')}
          value={shown}
          options={names.map((value) => ({ value, label: t(`list.${value}`) }))}
          onChange={open}
        />
        <ExportMenu
          call={statistics.exportStatistics}
          input={{ courseIdSign: sign, list: shown }}
        />
      </Flex>
      <List sign={sign} />
    </Box>
  )
}
