import { Box, Button, Group, Stack } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { type KeptSkill, skills } from '@titian/contract'
import { SiteLink, useFormats, useLanguage, usePageTitle } from '@titian/site'
import { FilterBar, FilterSelect, ListSurface, useCallList } from '@titian/site/staff'
import { EmptyState, SectionHead, StatusBadge, type DataColumn } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { SkillActs } from './skill-acts.tsx'
import { NewSkillDialog } from './skill-dialog.tsx'
import { skillLanguages } from './skill-values.ts'

const size = 15
const kinds = ['offered', 'own', 'platform', 'retired', 'merged'] as const

function State({ skill: { isOwn, isRetired, mergedInto } }: { skill: KeptSkill }) {
  const { t } = useTranslation('employment')
  if (mergedInto)
    return <StatusBadge tone="neutral">{t('skill.mergedInto', { name: mergedInto })}</StatusBadge>
  if (isRetired) return <StatusBadge tone="warn">{t('skill.states.retired')}</StatusBadge>
  return (
    <StatusBadge tone={isOwn ? 'info' : 'neutral'}>
      {t(isOwn ? 'skill.states.own' : 'skill.states.platform')}
    </StatusBadge>
  )
}

function useColumns(): DataColumn<KeptSkill>[] {
  const { t } = useTranslation('employment')
  const formats = useFormats()
  const language = useLanguage()
  return [
    {
      key: 'name',
      title: t('skill.name'),
      onCard: 'title',
      render: ({ names }) => (
        <Stack gap={0}>
          <b>{names[language]}</b>
          <Box component="span" c="dimmed" fz="xs">
            {skillLanguages
              .filter((other) => other !== language)
              .map((other) => names[other])
              .join(' · ')}
          </Box>
        </Stack>
      ),
    },
    {
      key: 'state',
      title: t('skill.from'),
      render: (skill) => <State skill={skill} />,
    },
    {
      key: 'words',
      title: t('skill.words'),
      render: ({ aliases, platformAliases }) => (
        <Box component="span" style={{ overflowWrap: 'anywhere' }}>
          {[...aliases, ...platformAliases].join(' · ')}
        </Box>
      ),
    },
    { key: 'group', title: t('skill.group'), render: ({ jobGroupName }) => jobGroupName },
    {
      key: 'changed',
      title: t('changed'),
      render: ({ changedAt }) =>
        changedAt ? <span className="num">{formats.dateTime(changedAt)}</span> : null,
    },
    {
      key: 'acts',
      title: <span className="visually-hidden">{t('acts')}</span>,
      align: 'end',
      onCard: 'actions',
      render: (skill) => <SkillActs skill={skill} name={skill.names[language]} />,
    },
  ]
}

/** JOB-143: the page of the skills of the platform and of the school. */
export function SkillsPage() {
  const { t } = useTranslation('employment')
  usePageTitle(t('skill.heading'))
  const [isAdding, setAdding] = useState(false)
  const { filter, change, list } = useCallList(
    skills.manageSkills,
    useSearch({ from: paths.skills }),
    { size },
  )
  return (
    <>
      <SectionHead
        level={1}
        title={t('skill.heading')}
        lead={t('skill.lead')}
        more={
          <Group gap="sm">
            <Button variant="default" component={SiteLink} {...linkTo.skillImports()}>
              {t('sheet.open')}
            </Button>
            <Button onClick={() => setAdding(true)}>{t('skill.add')}</Button>
          </Group>
        }
      />
      <ListSurface
        label={t('skill.heading')}
        columns={useColumns()}
        rowKey={({ code }) => code}
        {...list}
        filters={
          <FilterBar
            label={t('skill.search')}
            value={filter.name ?? ''}
            onSearch={(name) => change({ name })}
          >
            <FilterSelect
              label={t('skill.only')}
              value={filter.kind}
              usual="offered"
              options={kinds.map((value) => ({ value, label: t(`skill.kinds.${value}`) }))}
              onChange={(kind) => change({ kind })}
            />
          </FilterBar>
        }
        empty={<EmptyState title={t('skill.none')} text={t('skill.noneText')} />}
      />
      {isAdding ? <NewSkillDialog onClose={() => setAdding(false)} /> : null}
    </>
  )
}
