import { Box, Button, Group } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { employment, type KeptCompanyCard } from '@titian/contract'
import { SiteLink, useFormats, usePageTitle } from '@titian/site'
import { FilterBar, FilterSelect, ListSurface, RowLink, useCallList } from '@titian/site/staff'
import { EmptyState, SectionHead, StatusBadge, type DataColumn } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { CompanyActs } from './company-acts.tsx'

const size = 15
const kinds = ['recommended', 'verified', 'unverified'] as const
const sorts = ['changed', 'name'] as const

function useColumns(): DataColumn<KeptCompanyCard>[] {
  const { t } = useTranslation('employment')
  const formats = useFormats()
  return [
    {
      key: 'name',
      title: t('company.name'),
      onCard: 'title',
      render: ({ sign, name, industryName, cityName }) => (
        <RowLink {...linkTo.company(sign)} stacked>
          <b>{name}</b>
          <Box component="span" c="dimmed" fz="xs">
            {[industryName, cityName].filter(Boolean).join(' · ')}
          </Box>
        </RowLink>
      ),
    },
    {
      key: 'marks',
      title: t('company.marks'),
      render: ({ verified, recommended }) => (
        <Group gap={6}>
          <StatusBadge tone={verified ? 'ok' : 'neutral'}>
            {t(verified ? 'company.verified' : 'company.unverified')}
          </StatusBadge>
          {recommended ? <StatusBadge tone="info">{t('recommended')}</StatusBadge> : null}
        </Group>
      ),
    },
    {
      key: 'posts',
      title: t('company.posts'),
      align: 'end',
      render: ({ posts, allPosts }) =>
        t('company.postCount', { live: formats.number(posts), all: formats.number(allPosts) }),
    },
    {
      key: 'changed',
      title: t('changed'),
      render: ({ changedAt }) => <span className="num">{formats.dateTime(changedAt)}</span>,
    },
    {
      key: 'acts',
      title: <span className="visually-hidden">{t('acts')}</span>,
      align: 'end',
      onCard: 'actions',
      render: (company) => <CompanyActs company={company} />,
    },
  ]
}

/** JOB-093: the page of the companies whose posts the school manages. */
export function CompaniesPage() {
  const { t } = useTranslation('employment')
  usePageTitle(t('company.heading'))
  const { filter, change, list } = useCallList(
    employment.manageCompanies,
    useSearch({ from: paths.companies }),
    { size },
  )
  return (
    <>
      <SectionHead
        level={1}
        title={t('company.heading')}
        lead={t('company.lead')}
        more={
          <Group gap="sm">
            <Button variant="default" component={SiteLink} {...linkTo.companyImports()}>
              {t('sheet.open')}
            </Button>
            <Button component={SiteLink} {...linkTo.company('new')}>
              {t('company.add')}
            </Button>
          </Group>
        }
      />
      <ListSurface
        label={t('company.heading')}
        columns={useColumns()}
        rowKey={({ sign }) => sign}
        {...list}
        filters={
          <FilterBar
            label={t('company.search')}
            value={filter.name ?? ''}
            onSearch={(name) => change({ name })}
          >
            <FilterSelect
              label={t('company.only')}
              value={filter.only ?? 'all'}
              usual="all"
              options={(['all', ...kinds] as const).map((value) => ({
                value,
                label: t(`company.kinds.${value}`),
              }))}
              onChange={(only) => change({ only })}
            />
            <FilterSelect
              label={t('sort')}
              value={filter.sort}
              usual="changed"
              options={sorts.map((value) => ({ value, label: t(`company.sorts.${value}`) }))}
              onChange={(sort) => change({ sort })}
            />
          </FilterBar>
        }
        empty={<EmptyState title={t('company.none')} text={t('company.noneText')} />}
      />
    </>
  )
}
