import { ActionIcon, Drawer, Group } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconMenu2 } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LanguageRow } from '../../language/language-row.tsx'
import { LanguageSwitch } from '../../language/language-switch.tsx'
import { useFocusOnMove } from '../../routing/use-focus-on-move.ts'
import { useStaffSite } from '../staff-site.ts'
import { AgreementGate } from '../../agreements/agreement-gate.tsx'
import { Bell } from './bell.tsx'
import { Brand } from './brand.tsx'
import { changeLanguage } from '../change-language.ts'
import { PersonMenu } from './person-menu.tsx'
import styles from './staff-frame.module.css'
import { useSignOut } from './use-sign-out.ts'

export const mainId = 'main'

/** Header, side navigation and page. Below 1000 px, the navigation is a drawer. */
export function StaffFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('staff')
  const { Navigation } = useStaffSite()
  const [opened, { open, close }] = useDisclosure(false)
  const signOut = useSignOut()
  useFocusOnMove(mainId)
  return (
    <div className={styles['frame']}>
      <header className={styles['head']}>
        <ActionIcon className={styles['menu']} aria-label={t('menu')} onClick={open}>
          <IconMenu2 size={22} aria-hidden />
        </ActionIcon>
        <Brand />
        <Group gap="xs" wrap="nowrap" ml="auto">
          <div className="only-desk">
            <LanguageSwitch onChoose={changeLanguage} />
          </div>
          <Bell />
          <PersonMenu />
        </Group>
      </header>
      <div className={styles['body']}>
        <div className={styles['side']}>
          <Navigation />
        </div>
        <main id={mainId} tabIndex={-1} className={styles['main']}>
          {children}
        </main>
      </div>
      <Drawer
        opened={opened}
        onClose={close}
        size={288}
        title={t('menu')}
        closeButtonProps={{ 'aria-label': t('site:close') }}
      >
        <Navigation onFollow={close} />
        <div className={styles['language']}>
          <LanguageRow onChoose={changeLanguage} />
        </div>
      </Drawer>
      <AgreementGate onSignOut={signOut} />
    </div>
  )
}
