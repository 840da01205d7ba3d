import { Box, Tabs } from '@mantine/core'
import { useEffect, useRef, type ReactNode } from 'react'
import styles from './tab-strip.module.css'

interface TabStripProps<Tab extends string> {
  /** The accessible name of the tabs. */
  label: string
  value: Tab
  onChange: (tab: string | null) => void
  tabs: { name: Tab; title: string; count?: number }[]
  /** The panels of all tabs. */
  children: ReactNode
}

/** Sticky tabs that scroll sideways on a phone. */
export function TabStrip<Tab extends string>({
  label,
  value,
  onChange,
  tabs,
  children,
}: TabStripProps<Tab>) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // On a phone the chosen tab may be out of view.
    const chosen = list.current?.querySelector<HTMLElement>('[data-active]')
    if (chosen && list.current)
      list.current.scrollLeft = chosen.offsetLeft - list.current.clientWidth / 3
  }, [value])
  return (
    <Tabs
      value={value}
      onChange={onChange}
      classNames={{ list: styles['list'], tab: styles['tab'], panel: styles['panel'] }}
    >
      <Tabs.List ref={list} aria-label={label}>
        {tabs.map(({ name, title, count }) => (
          <Tabs.Tab key={name} value={name}>
            {title}
            {count ? (
              <Box className="num" component="span" ml={6} c="dimmed" fz="xs" fw={400}>
                {count}
              </Box>
            ) : null}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {children}
    </Tabs>
  )
}
