import { Box, Flex } from '@mantine/core'
import type { DataColumn } from '@titian/ui'
import { useTranslation } from 'react-i18next'

interface Student {
  userName: string
  studentCard: string | null
  className: string | null
}

export function useStudentColumns<Row extends Student>(): DataColumn<Row>[] {
  const { t } = useTranslation('statistics')
  return [
    {
      key: 'student',
      title: t('column.student'),
      onCard: 'title',
      render: ({ userName, studentCard }) => (
        <Flex direction="column" miw={0}>
          <b>{userName || '--'}</b>
          <Box component="span" c="dimmed" fz="xs">
            {studentCard ?? t('column.noCard')}
          </Box>
        </Flex>
      ),
    },
    {
      key: 'class',
      title: t('column.class'),
      render: ({ className }) => <Box style={{ whiteSpace: 'nowrap' }}>{className ?? '--'}</Box>,
    },
  ]
}
