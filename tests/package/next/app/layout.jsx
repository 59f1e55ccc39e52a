import '@afterglow/tokens/tokens.css';
import '@afterglow/design-system/base.css';

export const metadata = { title: 'Afterglow, in Next' };

export default function Layout({ children }) {
  return (
    <html lang="de" data-theme="dark">
      <body>{children}</body>
    </html>
  );
}
