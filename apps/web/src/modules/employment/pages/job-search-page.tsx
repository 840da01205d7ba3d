import { Button } from '@mantine/core'
import {
  foundPostsOfPage,
  narrowing,
  type PostsFound,
  searchedMost,
  searchFaultOf,
  searchTextMost,
} from '@titian/contract'
import { ErrorView, SiteLink, useExistingPage, useFormats, usePageTitle } from '@titian/site'
import { EmptyState, ListSkeleton, Note, PageWidth, useNarrow } from '@titian/ui'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { jobLinks } from '../../../parts/job-links.ts'
import { ListFoot } from '../../../parts/list/list-foot.tsx'
import { ListHead } from '../../../parts/list/list-head.tsx'
import { PostRowsWithState } from '../parts/post-rows-with-state.tsx'
import styles from '../../../parts/filters/filtered-page.module.css'
import { MatchNote } from '../search/match-note.tsx'
import { SaveButton } from '../saved/save-button.tsx'
import { SearchBar } from '../search/search-bar.tsx'
import { SearchWords } from '../search/search-words.tsx'
import {
  type JobAddress,
  useJobAddress,
  useJobSearch,
  useSearchCurrency,
} from '../search/use-job-search.ts'

// Loaded lazily: a phone opens the same filters in a sheet.
const SearchFilters = lazy(() =>
  import('../search/search-filters.tsx').then(({ SearchFilters: part }) => ({ default: part })),
)

/**
 * JOB-052: says how many posts in other currencies are excluded, because salaries are compared in
 * one currency.
 */
function OtherCurrencies({ address, found }: { address: JobAddress; found: PostsFound }) {
  const { t } = useTranslation('employment')
  const { number } = useFormats()
  const currency = useSearchCurrency(address.filter)
  const count = found.otherCurrencies
  if (count === 0) return null
  const words = { count, formatted: number(count), currency }
  return <Note>{t(count < searchedMost ? 'search.others' : 'search.othersMost', words)}</Note>
}

interface JobsProps {
  address: JobAddress
  list: ReturnType<typeof useJobSearch>
}

function Jobs({ address, list }: JobsProps) {
  const { t } = useTranslation(['employment', 'site'])
  const isBeyond = useExistingPage(list.asked, address.page, foundPostsOfPage, address.correct)
  if (list.isPending || isBeyond) return <ListSkeleton count={6} label={t('site:loading')} />
  if (list.rows.length === 0) {
    if (list.error) return <ErrorView error={list.error} onRetry={list.retry} />
    if (Object.keys(narrowing(address.filter)).length === 0)
      return (
        <EmptyState
          title={t('search.none')}
          text={t('search.noneText')}
          action={
            <Button component={SiteLink} {...jobLinks.home()}>
              {t('detail.toJobs')}
            </Button>
          }
        />
      )
    return (
      <EmptyState
        title={t('search.empty')}
        text={t('search.emptyText')}
        action={<Button onClick={address.clear}>{t('search.clear')}</Button>}
      />
    )
  }
  return (
    <>
      <PostRowsWithState posts={list.rows} stale={list.isStale} />
      {list.error ? <ErrorView level={3} error={list.error} onRetry={list.retry} /> : null}
      <ListFoot
        list={list}
        address={address}
        size={foundPostsOfPage}
        moreLabel={(count) => t('list.showMore', { count })}
      />
    </>
  )
}

function Found({ address }: { address: JobAddress }) {
  const { t } = useTranslation('employment')
  const { filter, change, clear } = address
  const narrow = useNarrow()
  const list = useJobSearch(address)
  // The choices of the previous search stay visible until the choices of the new search have
  // loaded.
  const found = list.asked.data
  const filters = { filter, facets: found?.facets, onChange: change }
  const known = list.known ? found : undefined
  return (
    <PageWidth className={styles['page']}>
      <aside className="only-desk" aria-label={t('search.filters')}>
        <Suspense>{narrow ? null : <SearchFilters {...filters} />}</Suspense>
      </aside>
      <div>
        <SearchBar
          {...filters}
          saveButton={<SaveButton filter={filter} facets={found?.facets} />}
        />
        <SearchWords
          filter={filter}
          found={known}
          facets={found?.facets}
          onRemove={(name) => change({ [name]: undefined })}
          onClear={clear}
        />
        {known ? <OtherCurrencies address={address} found={known} /> : null}
        <MatchNote filter={filter} found={known} />
        <Jobs address={address} list={list} />
      </div>
    </PageWidth>
  )
}

/** FRM-055, JOB-008, JOB-087: the search results for the address. */
export function JobSearchPage() {
  const { t } = useTranslation('employment')
  usePageTitle(t('search.title'))
  const address = useJobAddress()
  const content = address.filter.content ?? ''
  const check = (text: string) => {
    const fault = searchFaultOf(text)
    return fault && t(`search.${fault}`, { most: searchTextMost })
  }
  return (
    <>
      <ListHead
        title={t('search.title')}
        lead={t('search.lead')}
        words={{ search: t('search.label'), clear: t('search.clearText') }}
        term={content}
        check={check}
        onSearch={(text) => address.change({ content: text || undefined })}
      />
      {searchFaultOf(content) ? (
        <PageWidth>
          <EmptyState
            title={t('search.notAsked')}
            text={check(content)}
            action={<Button onClick={address.clear}>{t('search.allJobs')}</Button>}
          />
        </PageWidth>
      ) : (
        <Found address={address} />
      )}
    </>
  )
}
