import { Box, Button, Flex, Group } from '@mantine/core'
import type { SchoolRow } from '@titian/contract'
import { useFormats } from '@titian/site'
import { type DataColumn, StatusBadge } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { useLimitText } from '../limits/limit-use.tsx'
import { useStorageText } from '../limits/storage-meter.tsx'
import styles from './school-list.module.css'

interface Acts {
  hosts: (school: SchoolRow) => void
  limits: (school: SchoolRow) => void
  suspension: (school: SchoolRow) => void
}

function SchoolActs({ school, acts }: { school: SchoolRow; acts: Acts }) {
  const { t } = useTranslation('schools')
  return (
    <Group gap="xs" justify="flex-end">
      <Button
        variant="default"
        aria-label={t('schoolList.changeHosts', { name: school.title })}
        onClick={() => acts.hosts(school)}
      >
        {t('schoolList.hostsAct')}
      </Button>
      <Button
        variant="default"
        aria-label={t('limits.titleOf', { name: school.title })}
        onClick={() => acts.limits(school)}
      >
        {t('limits.act')}
      </Button>
      <Button
        variant="default"
        aria-label={t(school.suspension ? 'suspension.resumeOf' : 'suspension.suspendOf', {
          name: school.title,
        })}
        onClick={() => acts.suspension(school)}
      >
        {t(school.suspension ? 'suspension.resume' : 'suspension.suspend')}
      </Button>
    </Group>
  )
}

/** OPS-020: whether people can use the school; since when and why not. */
function State({ suspension }: SchoolRow) {
  const { t } = useTranslation('schools')
  const formats = useFormats()
  if (!suspension) return <StatusBadge tone="ok">{t('suspension.open')}</StatusBadge>
  return (
    <Box maw={260}>
      <StatusBadge tone="danger">
        {t('suspension.since', { date: formats.date(suspension.since) })}
      </StatusBadge>
      <div className="meta">{suspension.reason}</div>
    </Box>
  )
}

export function useSchoolColumns(acts: Acts): DataColumn<SchoolRow>[] {
  const { t } = useTranslation('schools')
  const formats = useFormats()
  const storageText = useStorageText()
  const limitText = useLimitText()
  return [
    {
      key: 'title',
      title: t('schoolList.name'),
      onCard: 'title',
      render: ({ title, key }) => (
        <span className={styles['name']}>
          <b>{title}</b>
          <Box component="span" c="dimmed" fz="xs">
            {key}
          </Box>
        </span>
      ),
    },
    {
      key: 'hosts',
      title: t('schoolList.hosts'),
      render: ({ hosts }) => (
        <Flex component="span" direction="column" gap={4}>
          {hosts.map(({ host, registrationNumber }) => (
            <span key={host} className={styles['name']}>
              {host}
              {registrationNumber ? (
                <Box component="span" c="dimmed" fz="xs">
                  {registrationNumber}
                </Box>
              ) : null}
            </span>
          ))}
        </Flex>
      ),
    },
    {
      key: 'language',
      title: t('schoolList.language'),
      render: ({ defaultLanguage }) => t(`language.${defaultLanguage}`),
    },
    {
      key: 'people',
      title: t('schoolList.people'),
      align: 'end',
      render: ({ people, limits }) => (
        // One element, because the card of a phone places several beside each other.
        <div>
          <span className="num">{formats.number(people)}</span>
          {limits.people.most === null ? null : (
            <div className="meta">{limitText({ name: 'people', use: limits.people })}</div>
          )}
        </div>
      ),
    },
    {
      key: 'storage',
      title: t('storage.title'),
      align: 'end',
      // The text is a sentence, which must wrap on the card of a phone.
      render: ({ storage, limits: { videoMinutes } }) => (
        <div>
          {storageText(storage)}
          {videoMinutes.most === null ? null : (
            <div className="meta">{limitText({ name: 'videoMinutes', use: videoMinutes })}</div>
          )}
        </div>
      ),
    },
    { key: 'state', title: t('suspension.state'), render: (school) => <State {...school} /> },
    {
      key: 'since',
      title: t('schoolList.since'),
      render: ({ createdAt }) => <span className="num">{formats.date(createdAt)}</span>,
    },
    {
      key: 'acts',
      title: <span className="visually-hidden">{t('schoolList.hosts')}</span>,
      align: 'end',
      onCard: 'actions',
      render: (school) => <SchoolActs school={school} acts={acts} />,
    },
  ]
}
