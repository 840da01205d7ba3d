import { Menu, UnstyledButton } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { IconBook2, IconDoorExit, IconLayoutDashboard, IconPresentation } from '@tabler/icons-react'
import { SiteLink, useSession } from '@titian/site'
import { Face, toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../paths.ts'
import { HeaderAdvert } from './header-advert.tsx'
import styles from './desk-header.module.css'

/** Leaves the account and starts anew on the home page, so that nothing of it stays on the screen. */
export function useSignOut(): () => Promise<void> {
  const router = useRouter()
  const { signOut } = useSession()
  const { t } = useTranslation('app')
  return async () => {
    if (!(await signOut())) return toast.failure(t('signOutFailed'))
    await router.navigate({ href: linkTo.home() })
    toast.success(t('signedOut'))
  }
}

/** FRM-111 to FRM-113: portrait and name, the way to one's courses, and out. */
export function PortraitMenu() {
  const { t } = useTranslation(['app', 'site'])
  const { display } = useSession()
  const signOut = useSignOut()
  const name = display?.name ?? ''
  return (
    <Menu position="bottom-end" width={264}>
      <Menu.Target>
        <UnstyledButton className={styles['portrait']} aria-label={t('account', { name })}>
          <Face name={name || '·'} src={display?.photo} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{name}</Menu.Label>
        <Menu.Item
          component={SiteLink}
          href={linkTo.learningCenter()}
          leftSection={<IconLayoutDashboard size={18} />}
        >
          {t('learningCenter')}
        </Menu.Item>
        <Menu.Item
          component={SiteLink}
          href={linkTo.learningCourses()}
          leftSection={<IconBook2 size={18} />}
        >
          {t('myCourses')}
        </Menu.Item>
        {display?._roleName === 'teacher' ? (
          <Menu.Item
            component="a"
            href="/teacher/#/teachingCenter"
            leftSection={<IconPresentation size={18} />}
          >
            {t('teacherSite')}
          </Menu.Item>
        ) : null}
        <Menu.Divider />
        <Menu.Item leftSection={<IconDoorExit size={18} />} onClick={() => void signOut()}>
          {t('site:signOut')}
        </Menu.Item>
        <HeaderAdvert />
      </Menu.Dropdown>
    </Menu>
  )
}
