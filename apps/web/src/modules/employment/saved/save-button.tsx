import { Button } from '@mantine/core'
import {
  employment,
  narrowing,
  type PostsFound,
  savedNameMost,
  searchFaultOf,
} from '@titian/contract'
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react'
import { callKey, useAct, useAsk, useSession, useSignIn } from '@titian/site'
import { toast } from '@titian/ui'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { JobFilter } from '../../../parts/job-links.ts'
import { searchWish } from '../../../parts/join-wish.ts'
import { useFilterWords } from '../search/search-words.tsx'
import { filterOf, isSame } from './saved-filter.ts'

interface SaveButtonProps {
  filter: JobFilter
  facets: PostsFound['facets'] | undefined
}

/** JOB-038, JOB-110: saves the search under a name made from its filters. */
export function SaveButton({ filter, facets }: SaveButtonProps) {
  const { t } = useTranslation('employment')
  const { status } = useSession()
  const openSignIn = useSignIn()
  const isSignedIn = status === 'signedIn'
  const { data: saved = [], isLoading } = useAsk(
    employment.savedSearches,
    {},
    { enabled: isSignedIn, quiet: true },
  )
  const save = useAct(employment.saveSearch, {
    refresh: [callKey(employment.savedSearches)],
    onDone: () => toast.success(t('saved.done')),
  })
  const words = useFilterWords(filter, facets).filter(
    ({ name }) => name !== 'postedWithin' && name !== 'meets',
  )
  const { postedWithin: _, meets: _meets, ...kept } = narrowing(filter)
  const key = JSON.stringify(kept)
  const canSave = words.length > 0 && !searchFaultOf(filter.content ?? '')
  const saveNow = () => {
    const { nature, degree, salaryBand, remote, content, city, industry, position, currency } = kept
    const name = words.map(({ word }) => word).join(' · ')
    save.mutate({
      name: Array.from(name)
        .slice(0, savedNameMost / 2)
        .join(''),
      ...(content && { content }),
      ...(city && { city }),
      ...(industry && { industry }),
      ...(position && { position }),
      ...(currency && { currency }),
      nature: Number(nature ?? 0),
      degree: Number(degree ?? 0),
      salaryBand: Number(salaryBand ?? 0),
      remote: remote ? 1 : 0,
    })
  }
  const saveWished = useEffectEvent(saveNow)
  // The name is made from the facets, so they must have loaded.
  const isNamed = canSave && facets !== undefined
  useEffect(() => {
    // A search that a visitor wanted to save is saved after the sign-in, without a second click.
    if (isSignedIn && isNamed && searchWish.consume(key)) saveWished()
  }, [isSignedIn, isNamed, key])
  if (!canSave) return null
  const isKept = saved.some((one) => one.on && isSame(filterOf(one), kept))
  const press = () => {
    if (isSignedIn) return saveNow()
    searchWish.keep(key)
    return openSignIn('login')
  }
  const Picture = isKept ? IconBookmarkFilled : IconBookmark
  return (
    <Button
      variant="default"
      leftSection={<Picture size={18} aria-hidden />}
      // CRS-215: while it is not known whether the search is saved, the button shows that it is
      // loading.
      loading={save.isPending || isLoading}
      disabled={isKept}
      onClick={press}
    >
      {t(isKept ? 'saved.kept' : 'saved.save')}
    </Button>
  )
}
