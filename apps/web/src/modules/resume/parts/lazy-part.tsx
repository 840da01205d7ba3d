import { useQuery } from '@tanstack/react-query'
import { ErrorView, NetworkFailure } from '@titian/site'
import { TextSkeleton } from '@titian/ui'
import { createElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { LoadView } from '../data/use-lazy-view.ts'

interface LazyPartProps<Props extends object> {
  /** The cache key of the code. */
  name: string
  load: LoadView<Props>
  props: Props
}

/**
 * A lazily loaded part of the editor. If loading fails, an error is shown with a button that tries
 * again.
 */
export function LazyPart<Props extends object>({ name, load, props }: LazyPartProps<Props>) {
  const { t } = useTranslation('site')
  const {
    data: View,
    error,
    refetch,
  } = useQuery({
    queryKey: ['code', 'resume', name],
    queryFn: () =>
      load().catch((failure: unknown) => {
        throw new NetworkFailure('network', failure)
      }),
    networkMode: 'always',
    retry: false,
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
  })
  if (View) return createElement(View, props)
  if (error) return <ErrorView level={3} error={error} onRetry={() => void refetch()} />
  return <TextSkeleton lines={6} label={t('loading')} />
}
