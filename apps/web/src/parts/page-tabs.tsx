import { Button, Flex } from '@mantine/core'
import { SiteLink, type LinkTarget } from '@titian/site'
import { useEffect, useRef } from 'react'
import styles from './detail/tab-strip.module.css'

interface PageTabsProps<Name extends string> {
  label: string
  at: Name
  tabs: readonly { name: Name; title: string; link: LinkTarget }[]
}

/** FRM-439: related pages as tabs in one row that scrolls sideways on a phone. */
export function PageTabs<Name extends string>({ label, at, tabs }: PageTabsProps<Name>) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // On a phone the current tab may be out of view.
    const chosen = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (chosen && list.current)
      list.current.scrollLeft = chosen.offsetLeft - list.current.clientWidth / 3
  }, [at])
  return (
    <Flex
      ref={list}
      component="nav"
      className={styles['list']}
      mb="md"
      aria-label={label}
      style={{ borderBottom: '1px solid var(--line)' }}
    >
      {tabs.map(({ name, title, link }) => (
        <Button
          key={name}
          component={SiteLink}
          {...link}
          className={styles['tab']}
          variant="subtle"
          color="neutral"
          px="md"
          fw={name === at ? 600 : 400}
          aria-current={name === at ? 'page' : undefined}
          style={{
            borderRadius: 0,
            borderBottom: `2px solid ${name === at ? 'var(--primary)' : 'transparent'}`,
          }}
        >
          {title}
        </Button>
      ))}
    </Flex>
  )
}
