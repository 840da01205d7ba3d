import { Button, NavLink as Row } from '@mantine/core'
import { useRouterState } from '@tanstack/react-router'
import { IconBook2, IconDoorExit, IconLayoutDashboard } from '@tabler/icons-react'
import { LanguageRow, SiteLink, useSchool, useSession, useSignIn } from '@titian/site'
import { Face } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../paths.ts'
import { HeaderAdvert } from './header-advert.tsx'
import { NavLink } from './nav-link.tsx'
import { isItemCurrent } from './nav-target.ts'
import styles from './phone-drawer.module.css'
import { useSignOut } from './portrait-menu.tsx'

function Visitor({ onFollow }: { onFollow: () => void }) {
  const { t } = useTranslation('site')
  const openSignIn = useSignIn()
  const open = (form: 'login' | 'regist') => {
    onFollow()
    openSignIn(form)
  }
  return (
    <div className={styles['visitor']}>
      <Button onClick={() => open('login')}>{t('signIn')}</Button>
      <Button variant="default" onClick={() => open('regist')}>
        {t('register')}
      </Button>
    </div>
  )
}

function User({ onFollow }: { onFollow: () => void }) {
  const { t } = useTranslation('app')
  const { display } = useSession()
  return (
    <>
      <div className={styles['user']}>
        <Face name={display?.name ?? '·'} src={display?.photo} size={44} />
        <b className="clip">{display?.name}</b>
      </div>
      <Row
        component={SiteLink}
        href={linkTo.learningCenter()}
        label={t('learningCenter')}
        leftSection={<IconLayoutDashboard size={20} />}
        onClick={onFollow}
      />
      <Row
        component={SiteLink}
        href={linkTo.learningCourses()}
        label={t('myCourses')}
        leftSection={<IconBook2 size={20} />}
        onClick={onFollow}
      />
    </>
  )
}

/** FRM-076, FRM-187: what a phone has no room for in its header. */
export function PhoneDrawer({ onFollow }: { onFollow: () => void }) {
  const { t } = useTranslation(['app', 'site'])
  const { status } = useSession()
  const { menus } = useSchool()
  const signOut = useSignOut()
  const { pathname, searchStr } = useRouterState({ select: (state) => state.location })
  return (
    <div className={styles['drawer']}>
      {status === 'visitor' ? <Visitor onFollow={onFollow} /> : <User onFollow={onFollow} />}
      <nav className={styles['group']} aria-label={t('mainNav')}>
        {menus
          .filter((item) => item.active)
          .map((item) => (
            <div key={item.menuName + item.menuUrl}>
              <Row
                component={NavLink}
                item={item}
                onFollow={onFollow}
                label={item.menuName}
                description={item.explain}
                active={isItemCurrent(item.menuUrl, pathname, searchStr)}
              />
              {item.childMenuList.map((child) => (
                <Row
                  key={child.childMenuName + child.childMenuUrl}
                  className={styles['child']}
                  component={NavLink}
                  item={{
                    menuUrl: child.childMenuUrl,
                    openMode: child.openMode,
                    parameterInterface: null,
                  }}
                  onFollow={onFollow}
                  label={child.childMenuName}
                />
              ))}
            </div>
          ))}
      </nav>
      <HeaderAdvert />
      <div className={styles['group']}>
        <LanguageRow />
        {status === 'visitor' ? null : (
          <Row
            component="button"
            label={t('site:signOut')}
            leftSection={<IconDoorExit size={20} />}
            onClick={() => {
              onFollow()
              void signOut()
            }}
          />
        )}
      </div>
    </div>
  )
}
