import { Box, Link, Typography } from '@mui/material';
import { SITE_NAME } from '@skybil/shared';
import { AppBar, LoadingIndicator, ToggleThemeButton, useGetIdentity, type AppBarProps } from 'react-admin';
import { useToastError } from '../../providers/use-toast-error';
import { AccountMenu } from './AccountMenu';

const home = {
  py: 1.25,
  fontSize: 22,
  fontWeight: 700,
  '& .wordmark': { display: 'flex', alignItems: 'center', gap: 1 },
  '& .wordmark::before': {
    content: '""',
    width: 30,
    height: 30,
    background: 'var(--logo) center / contain no-repeat',
  },
};

const tools = (
  <>
    <ToggleThemeButton />
    <LoadingIndicator />
  </>
);

export function Header(props: AppBarProps) {
  const { identity } = useGetIdentity({ onError: useToastError() });
  return (
    <AppBar
      {...props}
      color="inherit"
      elevation={0}
      userMenu={<AccountMenu />}
      toolbar={tools}
      sx={{
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
        '& .RaAppBar-toolbar': { minHeight: 56, px: { xs: 1, sm: 2 } },
        '& .MuiIconButton-root': { width: 44, height: 44 },
      }}
    >
      {/* a plain link, because the seeker site is another app */}
      <Link href="/" underline="none" aria-label={`${SITE_NAME} home`} sx={home}>
        <span className="wordmark">{SITE_NAME}</span>
      </Link>
      <Box sx={{ flex: 1 }} />
      {identity && (
        <Typography variant="body2" noWrap sx={{ display: { xs: 'none', sm: 'block' }, mx: 1 }}>
          Welcome, {identity.fullName}
        </Typography>
      )}
    </AppBar>
  );
}
