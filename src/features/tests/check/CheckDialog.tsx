import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CircleAlert, CircleCheck, Lightbulb } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Advised } from '@domain/questions/lint';
import type { AnyQuestion } from '@domain/questions/question';
import { ContentDialog } from '@src/components/feedback/ContentDialog';
import { questionProblems } from '@domain/questions/question-problems';

interface CheckDialogProps {
  questions: readonly AnyQuestion[];
  advised: readonly Advised[];
  /** Opens a question. */
  onOpen: (id: string) => void;
  onClose: () => void;
}

/** The warnings before a test is published: first those that block it, then those that make it weaker. */
export function CheckDialog({ questions, advised, onOpen, onClose }: CheckDialogProps) {
  const { t } = useTranslation(['tests', 'common']);
  const forbidding = advised.filter(({ advice }) => advice === 'unfinished');
  const weaker = advised.filter(({ advice }) => advice !== 'unfinished');
  return (
    <ContentDialog
      title={t('check.title')}
      onClose={onClose}
      isLong
      actions={
        <Button variant="contained" onClick={onClose}>
          {t('common:action.close')}
        </Button>
      }
    >
      {advised.length === 0 ? (
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <Box sx={{ color: 'success.main', display: 'flex' }}>
            <CircleCheck aria-hidden />
          </Box>
          <Typography>{t('check.fine')}</Typography>
        </Stack>
      ) : (
        <Stack spacing={2.5}>
          <Advices isForbidding questions={questions} advised={forbidding} onOpen={onOpen} />
          <Advices questions={questions} advised={weaker} onOpen={onOpen} />
        </Stack>
      )}
    </ContentDialog>
  );
}

interface AdvicesProps extends Pick<CheckDialogProps, 'advised' | 'onOpen' | 'questions'> {
  isForbidding?: boolean;
}

function Advices({ isForbidding = false, questions, advised, onOpen }: AdvicesProps) {
  const { t } = useTranslation('tests');
  const id = useId();
  if (advised.length === 0) return null;
  const Icon = isForbidding ? CircleAlert : Lightbulb;
  return (
    <section aria-labelledby={id}>
      <Typography id={id} component="h3" variant="h3" sx={{ mb: 1 }}>
        {t(isForbidding ? 'check.forbidding' : 'check.weaker')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {advised.map(({ id: questionId, advice }) => {
          const index = questions.findIndex((question) => question.id === questionId);
          const question = questions[index];
          const problems = question && isForbidding ? questionProblems(question) : [];
          return (
            <Box component="li" key={`${questionId}:${advice}`}>
              <ButtonBase
                onClick={() => onOpen(questionId)}
                sx={({ tokens }) => ({
                  ...{
                    width: '100%',
                    justifyContent: 'flex-start',
                    textAlign: 'left',
                    gap: 1.25,
                    py: 1,
                    px: 0.5,
                  },
                  borderBottom: `1px solid ${tokens.border}`,
                  '&.Mui-focusVisible': { outlineOffset: -2 },
                })}
              >
                <Box
                  component="span"
                  sx={{ display: 'flex', color: isForbidding ? 'error.main' : 'warning.main' }}
                >
                  <Icon size={17} aria-hidden />
                </Box>
                <Box component="span" sx={{ minWidth: 0 }}>
                  <Typography component="span" noWrap sx={{ display: 'block', fontWeight: 540 }}>
                    {index + 1}. {question?.text || t('question.untitled')}
                  </Typography>
                  <Typography
                    component="span"
                    variant="body2"
                    color="textSecondary"
                    sx={{ display: 'block' }}
                  >
                    {problems.length > 0
                      ? problems.map((problem) => t(`problem.${problem}`)).join(' ')
                      : t(`check.advice.${advice}`)}
                  </Typography>
                </Box>
              </ButtonBase>
            </Box>
          );
        })}
      </Box>
    </section>
  );
}
