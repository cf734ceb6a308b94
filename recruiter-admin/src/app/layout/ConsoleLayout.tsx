import { Layout, type LayoutProps } from 'react-admin';
import { EmailProofBanner } from './EmailProofBanner';
import { Header } from './Header';
import { SideMenu } from './SideMenu';
import { SignInAgain } from './SignInAgain';
import { SuspensionBanner } from './SuspensionBanner';

export const ConsoleLayout = ({ children, ...props }: LayoutProps) => (
  <Layout
    {...props}
    appBar={Header}
    appBarAlwaysOn
    menu={SideMenu}
    sx={{
      // by default wide content widens the page; here tables scroll inside themselves
      minWidth: 0,
      '& .RaLayout-appFrame': { mt: '56px' },
      '& .RaLayout-content': { minWidth: 0, px: { xs: 2, sm: 3 }, pb: 6 },
    }}
  >
    <SuspensionBanner />
    <EmailProofBanner />
    {children}
    <SignInAgain />
  </Layout>
);
