import { Box, Button, Flex } from '@mantine/core'
import { IconCircleCheck, IconMinus, IconTrash } from '@tabler/icons-react'
import type { RosterEntry } from '@titian/contract'
import { phoneNumber, SiteLink } from '@titian/site'
import { StatusBadge, Tag, type DataColumn } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'

/** ACC-289: links to the person whose account uses the roster entry. */
function Holder({ takenByName, takenBySign }: RosterEntry) {
  const { t } = useTranslation('identities')
  if (takenBySign === null)
    return (
      <StatusBadge tone="neutral" icon={<IconMinus size={14} aria-hidden />}>
        {t('roster.free')}
      </StatusBadge>
    )
  return (
    <StatusBadge tone="ok" icon={<IconCircleCheck size={14} aria-hidden />}>
      <SiteLink className="link" {...linkTo.person(takenBySign)}>
        {takenByName}
      </SiteLink>
    </StatusBadge>
  )
}

function Place({ department, major, class: className }: RosterEntry) {
  const further = [major, className].filter(Boolean).join(' · ')
  return (
    <Flex component="span" direction="column">
      <span>{department || '--'}</span>
      {further ? (
        <Box component="span" c="dimmed" fz="xs">
          {further}
        </Box>
      ) : null}
    </Flex>
  )
}

export function useRosterColumns(
  onRemove: (entry: RosterEntry) => void,
): DataColumn<RosterEntry>[] {
  const { t } = useTranslation('identities')
  return [
    {
      key: 'name',
      title: t('field.name'),
      onCard: 'title',
      render: ({ name }) => <b>{name}</b>,
    },
    {
      key: 'number',
      folds: 5,
      title: t('field.number'),
      render: ({ number }) => <span className="num">{number}</span>,
    },
    {
      key: 'kind',
      folds: 3,
      title: t('kindLabel'),
      render: ({ kind }) => <Tag>{t(`kind.${kind}`)}</Tag>,
    },
    {
      key: 'phone',
      folds: 2,
      title: t('field.phone'),
      render: ({ areaCode, mobile }) => (
        <span className="num">{mobile && areaCode ? phoneNumber(areaCode, mobile) : '--'}</span>
      ),
    },
    {
      key: 'place',
      folds: 1,
      title: t('field.department'),
      render: (entry) => <Place {...entry} />,
    },
    {
      key: 'holder',
      folds: 4,
      title: t('roster.holder'),
      render: (entry) => <Holder {...entry} />,
    },
    {
      key: 'acts',
      title: <span className="visually-hidden">{t('roster.remove')}</span>,
      align: 'end',
      onCard: 'actions',
      render: (entry) => (
        <Button
          variant="default"
          leftSection={<IconTrash size={16} aria-hidden />}
          aria-label={t('roster.removeOf', { name: entry.name })}
          onClick={() => onRemove(entry)}
        >
          {t('roster.remove')}
        </Button>
      ),
    },
  ]
}
