import { roleNameOf } from '@titian/contract'
import { toast } from '@titian/ui'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFollowAddress } from '../routing/use-follow-address.ts'
import { useSession } from './use-session.ts'

/**
 * ACC-229, ACC-230: the learning area is for teachers, students and normal users. All others see a
 * message and return to the home page.
 */
export function LearningGate({ children }: { children: ReactNode }) {
  const { t } = useTranslation('site')
  const follow = useFollowAddress()
  const { user } = useSession()
  const stranger = user !== null && roleNameOf(user.roleStr) === null
  useEffect(() => {
    if (!stranger) return
    toast.failure(t('wrongRole'))
    void follow('/home', { replace: true })
  }, [stranger, follow, t])
  return stranger ? null : children
}
