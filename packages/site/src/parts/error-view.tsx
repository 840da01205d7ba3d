import { Button } from '@mantine/core'
import { EmptyState, ErrorState, NoPermissionState } from '@titian/ui'
import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useExplain } from '../calls/explain.ts'
import { isForbidden, isNotFound, isSignedOut, referenceOf } from '../calls/refusal.ts'
import { useSignIn } from '../signed-in/sign-in.ts'

/** Loaded with the first unexpected error, because few pages ever show one. */
const LateReference = lazy(async () => {
  const { ErrorReference: component } = await import('../calls/error-reference.tsx')
  return { default: component }
})

/** OPS-054: the reference of an unexpected error; nothing is rendered for other errors. */
export function ErrorReference(props: ComponentProps<typeof LateReference>) {
  if (referenceOf(props.error) === null) return null
  return (
    <Suspense fallback={null}>
      <LateReference {...props} />
    </Suspense>
  )
}

interface ErrorViewProps {
  error: unknown
  onRetry?: () => void
  level?: 1 | 2 | 3
  /** The next step for readers without access. */
  action?: ReactNode
}

/**
 * Matches the error texts of common browsers for a page whose code could not be loaded (FRM-092).
 */
export function isChunkFailure(error: unknown): boolean {
  const pattern =
    /dynamically imported module|Importing a module script failed|preload CSS|error loading dynamically/i
  return error instanceof Error && pattern.test(error.message)
}

/**
 * Replaces a part of the page that could not be shown. Gives the reason, and the one action that
 * helps.
 */
export function ErrorView({ error, onRetry, level = 2, action }: ErrorViewProps) {
  const { t } = useTranslation('site')
  const explain = useExplain()
  const openSignIn = useSignIn()
  if (isForbidden(error)) {
    return (
      <NoPermissionState
        level={level}
        title={t('forbidden.title')}
        text={explain(error)}
        action={action}
      />
    )
  }
  if (isSignedOut(error)) {
    const signIn = <Button onClick={() => openSignIn('login')}>{t('signIn')}</Button>
    return (
      <NoPermissionState
        level={level}
        title={t('signInFirst.title')}
        text={t('signInFirst.text')}
        action={signIn}
      />
    )
  }
  if (isNotFound(error)) {
    return (
      <EmptyState
        level={level}
        seed="empty-3"
        title={t('notFound.title')}
        text={t('notFound.text')}
      />
    )
  }
  if (isChunkFailure(error)) {
    return (
      <ErrorState
        level={level}
        title={t('chunk.title')}
        text={t('chunk.text')}
        retryLabel={t('chunk.retry')}
        onRetry={() => location.reload()}
      />
    )
  }
  return (
    <ErrorState
      level={level}
      title={t('failed.title')}
      text={
        <>
          {explain(error)}
          <ErrorReference error={error} justify="center" />
        </>
      }
      retryLabel={t('retry')}
      onRetry={onRetry}
    />
  )
}
