import { Box, Button, Flex, Menu } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { IconDownload } from '@tabler/icons-react'
import { statistics } from '@titian/contract'
import { saveBytes, useAct } from '@titian/site'
import { useListSearch } from '@titian/site/staff'
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
const formats = ['csv', 'xlsx'] as const
const size = 20

/** TCH-092. */
function Export({ sign, list }: { sign: string; list: ListName }) {
  const { t } = useTranslation('statistics')
  const act = useAct(statistics.exportStatistics, {
    onDone: ({ fileName, mediaType, base64 }) => saveBytes(fileName, mediaType, base64),
  })
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return (
    <Menu>
      <Menu.Target>
        <Button
          variant="default"
          loading={act.isPending}
          leftSection={<IconDownload size={18} aria-hidden />}
        >
          {t('export')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {formats.map((format) => (
          <Menu.Item
            key={format}
            onClick={() => act.mutate({ courseIdSign: sign, list, format, timeZone })}
          >
            {t(`format.${format}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

/** The lists of a course, one at a time. */
export function Lists({ sign }: { sign: string }) {
  const { t } = useTranslation('statistics')
  const { search, page, change } = useListSearch(useSearch({ from: paths.statistics }))
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
        <Export sign={sign} list={shown} />
      </Flex>
      <List sign={sign} search={search} page={page} size={size} change={change} />
    </Box>
  )
}
