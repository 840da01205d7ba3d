import { Group } from '@mantine/core'
import { usePhoneLayout, useSession, useSignIn, Written } from '@titian/site'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActButton, type Act } from '../../../parts/detail/act-button.tsx'
import { PhoneBar } from '../../../parts/detail/phone-bar.tsx'
import type { AppliedPost } from '../../../parts/job-acts.ts'
import { applyWish } from '../../../parts/join-wish.ts'
import { ApplicationState } from '../parts/application-state.tsx'
import { ApplyDialog } from './apply-dialog.tsx'
import { useApplication } from './use-application.ts'

/**
 * Returns the button that this reader has on a post, and the dialog of the button. `active` is
 * false while the button is not rendered.
 */
function useApply(post: AppliedPost, active: boolean) {
  const { t } = useTranslation('applications')
  const { status } = useSession()
  const openSignIn = useSignIn()
  const [opened, setOpened] = useState(false)
  const { state, mayApply, link } = useApplication(post)
  const { positionId } = post
  useEffect(() => {
    // A person who signs in to apply returns to the open dialog. Only a click sends the
    // application.
    if (active && status === 'signedIn' && applyWish.consume(positionId)) setOpened(true)
  }, [active, status, positionId])
  const press = () => {
    if (status !== 'visitor') return setOpened(true)
    applyWish.keep(positionId)
    openSignIn('login')
  }
  const label = t(state === 'withdrawn' ? 'apply.again' : 'apply.apply')
  const act: Act | null = mayApply
    ? { kind: 'act', label, onClick: press, busy: status === 'loading' }
    : state === 'none'
      ? null
      : { kind: 'go', label: t('apply.see'), link, hint: null }
  const dialog = opened ? <ApplyDialog post={post} onClose={() => setOpened(false)} /> : null
  return { act, state, dialog }
}

function State({ state }: Pick<ReturnType<typeof useApply>, 'state'>) {
  const { t } = useTranslation('applications')
  if (state === 'none') return null
  return (
    <Group gap="xs" justify="space-between">
      <span className="meta">{t('apply.yourState')}</span>
      <ApplicationState state={state} />
    </Group>
  )
}

interface OfPost {
  post: AppliedPost
}

/** JOB-024: the button beside the post; on a phone it is in the bar. */
export function ApplyToPost({ post }: OfPost) {
  const phone = usePhoneLayout()
  const { act, state, dialog } = useApply(post, !phone)
  return (
    <>
      <State state={state} />
      {act && !phone ? <ActButton act={act} /> : null}
      {dialog}
    </>
  )
}

/** On a phone the button is in a bar at the bottom. */
export function ApplyBar({ post }: OfPost) {
  const phone = usePhoneLayout()
  const { act, state, dialog } = useApply(post, phone)
  return (
    <>
      {act && phone ? (
        <PhoneBar act={act}>
          {state === 'none' ? (
            <b className="clip">
              <Written>{post.title}</Written>
            </b>
          ) : (
            <ApplicationState state={state} />
          )}
        </PhoneBar>
      ) : null}
      {dialog}
    </>
  )
}
