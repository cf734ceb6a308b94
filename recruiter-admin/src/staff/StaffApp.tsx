import { Container, createTheme, CssBaseline, ThemeProvider, useMediaQuery } from '@mui/material';
import { ApiError } from '@skybil/api-client';
import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { darkTheme, lightTheme } from '../app/theme/theme';
import { Enrolment } from './Enrolment';
import { Moderation } from './Moderation';
import { SignIn } from './SignIn';
import { readToken, storeToken } from './staff-client';

/** The secret of the operator's link. It leaves the address, so that it stays in no history. */
function takeLink(): string | undefined {
  const secret = window.location.hash.slice(1);
  if (secret) window.history.replaceState(null, '', window.location.pathname);
  return secret || undefined;
}

export function StaffApp() {
  const isDark = useMediaQuery('(prefers-color-scheme: dark)');
  const theme = useMemo(() => createTheme(isDark ? darkTheme : lightTheme), [isDark]);
  const [link, setLink] = useState(takeLink);
  const [isSignedIn, setSignedIn] = useState(() => readToken() !== null);
  const begin = (token: string) => {
    storeToken(token);
    setLink(undefined);
    setSignedIn(true);
  };
  const end = () => {
    storeToken(null);
    setSignedIn(false);
  };
  const [client] = useState(() => {
    const onError = (error: Error) => {
      if (error instanceof ApiError && error.status === 401) end();
    };
    return new QueryClient({
      queryCache: new QueryCache({ onError }),
      defaultOptions: { queries: { retry: false } },
    });
  });
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <Container component="main" maxWidth="md" sx={{ py: 3 }}>
        {link ? (
          <Enrolment secret={link} onSignedIn={begin} />
        ) : isSignedIn ? (
          <QueryClientProvider client={client}>
            <Moderation onSignedOut={end} />
          </QueryClientProvider>
        ) : (
          <SignIn onSignedIn={begin} />
        )}
      </Container>
    </ThemeProvider>
  );
}
