import { Box, Flex } from '@mantine/core'
import type { Person } from '@titian/contract'
import { phoneNumber, useFormats } from '@titian/site'
import { chooseColumn, RowLink, type Selection } from '@titian/site/staff'
import { Face, type DataColumn } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { PersonState, Roles } from '../person/person-marks.tsx'
import type { PeopleNarrowing } from './read-filters.ts'

function Name({ name, sign, studentCard }: Person) {
  const { t } = useTranslation('people')
  return (
    <RowLink {...linkTo.person(sign)} gap={10}>
      <Face name={name} seed={sign} />
      <Flex component="span" direction="column" miw={0}>
        <b>{name}</b>
        <Box component="span" c="dimmed" fz="xs" fw={400}>
          {studentCard ?? t('noCard')}
        </Box>
      </Flex>
    </RowLink>
  )
}

type Choosing = Pick<Selection<Person, PeopleNarrowing>, 'page' | 'has' | 'toggle' | 'mayChoose'>

export function usePeopleColumns(selection: Choosing): DataColumn<Person>[] {
  const { t } = useTranslation('people')
  const formats = useFormats()
  return [
    chooseColumn({
      selection,
      pageLabel: t('bulk.chooseAll'),
      rowLabel: ({ name }) => t('bulk.choose', { name }),
    }),
    {
      key: 'name',
      title: t('name'),
      sortable: true,
      onCard: 'title',
      render: (person) => <Name {...person} />,
    },
    {
      key: 'phone',
      folds: 1,
      title: t('phone'),
      render: ({ areaCode, mobile }) => (
        <span className="num">{phoneNumber(areaCode, mobile)}</span>
      ),
    },
    {
      key: 'className',
      folds: 3,
      title: t('class'),
      sortable: true,
      render: ({ className }) => className ?? '--',
    },
    {
      key: 'roles',
      folds: 5,
      title: t('roles'),
      render: ({ roleStr }) => <Roles roleStr={roleStr} />,
    },
    {
      key: 'state',
      folds: 6,
      title: t('state'),
      render: (person) => <PersonState {...person} />,
    },
    {
      key: 'created',
      folds: 2,
      title: t('since'),
      sortable: true,
      render: ({ createdAt }) => <span className="num">{formats.date(createdAt)}</span>,
    },
    {
      key: 'lastLogin',
      folds: 4,
      title: t('last'),
      sortable: true,
      render: ({ lastLoginAt }) => (
        <span className="num">{lastLoginAt ? formats.dateTime(lastLoginAt) : t('never')}</span>
      ),
    },
  ]
}
