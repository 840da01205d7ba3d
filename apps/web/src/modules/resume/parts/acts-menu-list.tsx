import { Menu } from '@mantine/core'
import { SiteLink } from '@titian/site'
import { useEffect, useRef, useState } from 'react'
import { ActsButton, type ActsMenuProps } from './acts-button.tsx'

/**
 * The button with its menu. The menu is open from the start, because its code loads only when the
 * person clicks the button that opens it.
 */
export function ActsMenuList({ label, acts, button, width, Icon: Main }: ActsMenuProps) {
  const target = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState(false)
  useEffect(() => {
    // The focus returns to this button when the list closes.
    target.current?.focus()
    setOpened(true)
  }, [])
  return (
    <Menu
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      shadow="md"
      width={width}
      withinPortal
    >
      <Menu.Target>
        <ActsButton label={label} button={button} Icon={Main} ref={target} />
      </Menu.Target>
      <Menu.Dropdown>
        {acts.map(({ label: name, Icon, onPress, link, disabled, danger, count }) => (
          <Menu.Item
            key={name}
            leftSection={<Icon size={18} aria-hidden />}
            rightSection={count ? <span className="num">{count}</span> : null}
            disabled={disabled}
            color={danger ? 'red' : undefined}
            onClick={onPress}
            {...(link ? { component: SiteLink, ...link } : {})}
          >
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
