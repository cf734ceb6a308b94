import { Button, ClickAwayListener, MenuList, Paper, Popper, type ButtonProps } from '@mui/material';
import { useId, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';

interface Props {
  /** The button's accessible name. */
  label: string;
  trigger: ReactNode;
  button?: ButtonProps;
  /** Stands above the items. */
  heading?: ReactNode;
  /** Menu items; choosing one closes the menu. */
  children: ReactNode;
}

/** A menu that opens when a mouse rests on its button, and on a click, a tap or Enter. */
export function HoverMenu({ label, trigger, button, heading, children }: Props) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [opened, setOpened] = useState<'hover' | 'click'>();

  // on a touch screen a tap would open by hover and close again by its click
  const byMouse = (event: PointerEvent) => event.pointerType === 'mouse';
  const close = () => setOpened(undefined);
  // what is chosen may open a dialog, which gives the focus back to where it was: never to an item that is gone
  const closeToButton = () => {
    close();
    anchor?.focus();
  };
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Tab') closeToButton();
  };

  return (
    <ClickAwayListener onClickAway={close}>
      <span
        style={{ display: 'inline-flex' }}
        onPointerEnter={(event) => byMouse(event) && setOpened((now) => now ?? 'hover')}
        onPointerLeave={() => setOpened((now) => (now === 'hover' ? undefined : now))}
        onKeyDown={(event) => opened && closeByKey(event)}
      >
        <Button
          ref={setAnchor}
          color="inherit"
          sx={{ minWidth: 44, minHeight: { xs: 44, sm: 36 } }}
          {...button}
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={Boolean(opened)}
          aria-controls={opened && id}
          onClick={() => setOpened((now) => (now === 'click' ? undefined : 'click'))}
        >
          {trigger}
        </Button>
        <Popper
          open={Boolean(opened)}
          anchorEl={anchor}
          placement="bottom-end"
          role="presentation"
          disablePortal
          popperOptions={{ strategy: 'fixed' }}
          sx={{ zIndex: 'modal' }}
        >
          <Paper elevation={4} sx={{ minWidth: 160 }}>
            {heading}
            <MenuList id={id} aria-label={label} autoFocusItem={opened === 'click'} onClick={closeToButton}>
              {children}
            </MenuList>
          </Paper>
        </Popper>
      </span>
    </ClickAwayListener>
  );
}
