import { useRouter } from '@tanstack/react-router'
import { roleNameOf } from '@titian/contract'
import { toast } from '@titian/ui'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from './use-session.ts'

/** ACC-229, ACC-230: the learning area is for teachers, students and normal users; others are told and sent home. */
export function LearningGate({ children }: { children: ReactNode }) {
  const { t } = useTranslation('site')
  const router = useRouter()
  const { user } = useSession()
  const stranger = user !== null && roleNameOf(user.roleStr) === null
  useEffect(() => {
    if (!stranger) return
    toast.failure(t('wrongRole'))
    void router.navigate({ href: '/home', replace: true })
  }, [stranger, router, t])
  return stranger ? null : children
}
